/**
 * Writes the data of Unicode that names of accounts are read by, from ICU4J to the standard output.
 * README.md says how to run it.
 */
import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.lang.UScript;
import com.ibm.icu.text.Normalizer2;
import com.ibm.icu.text.SpoofChecker;
import com.ibm.icu.util.VersionInfo;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;

class MakeUnicodeData {
  static final int LAST = 0x10ffff;
  static final int WIDTH = 96;

  public static void main(String[] args) {
    System.out.printf("/** Made by make-unicode-data.java of ICU4J %s, Unicode License V3. */%n",
        VersionInfo.ICU_VERSION.getVersionString(2, 2));
    System.out.printf("export const UNICODE_VERSION = '%s';%n",
        UCharacter.getUnicodeVersion().getVersionString(3, 3));
    section("Code points that are not to be seen: ranges.", "DEFAULT_IGNORABLES",
        ranges(c -> isIgnorable(c) ? "" : null));
    section("Letters, marks and numbers by Script_Extensions: ranges and scripts.", "SCRIPTS",
        ranges(c -> isOfNames(c) ? scripts(c) : null));
    section("A look, as code points, and which letters, marks and numbers have it.", "CONFUSABLES",
        confusables());
  }

  /** Only these remain after compatibility decomposition, which every name goes through. */
  static boolean isPlain(int c) {
    return Normalizer2.getNFKDInstance().isNormalized(UCharacter.toString(c));
  }

  static boolean isIgnorable(int c) {
    return UCharacter.hasBinaryProperty(c, UProperty.DEFAULT_IGNORABLE_CODE_POINT);
  }

  static boolean isOfNames(int c) {
    int type = UCharacter.getType(c);
    return (1 << type & (LETTERS | MARKS | NUMBERS)) != 0;
  }

  static final int LETTERS = 0b111110, MARKS = 0b111000000, NUMBERS = 0b111000000000;

  static String scripts(int c) {
    BitSet found = new BitSet();
    UScript.getScriptExtensions(c, found);
    List<String> names = new ArrayList<>();
    found.stream().forEach(script -> names.add(UScript.getShortName(script)));
    return ":" + String.join("+", names.stream().sorted().toList());
  }

  static List<String> ranges(IntFunction<String> valueOf) {
    List<String> found = new ArrayList<>();
    for (int from = 0, to; from <= LAST; from = to + 1) {
      String value = valueOf.apply(from);
      for (to = from; to < LAST && same(value, valueOf.apply(to + 1)); to++);
      if (value == null) continue;
      found.add(hex(from) + (from == to ? "" : "-" + hex(to)) + value);
    }
    return found;
  }

  static boolean same(String one, String other) {
    return one == null ? other == null : one.equals(other);
  }

  static List<String> confusables() {
    SpoofChecker checker = new SpoofChecker.Builder().build();
    Map<String, List<String>> byLook = new TreeMap<>();
    for (int c = 0; c <= LAST; c++) {
      if (!isOfNames(c) || !isPlain(c) || isIgnorable(c)) continue;
      String look = checker.getSkeleton(UCharacter.toString(c));
      if (look.equals(UCharacter.toString(c))) continue;
      String hex = String.join("_", look.codePoints().mapToObj(MakeUnicodeData::hex).toList());
      byLook.computeIfAbsent(hex, key -> new ArrayList<>()).add(hex(c));
    }
    return byLook.entrySet().stream()
        .map(each -> each.getKey() + "=" + String.join(",", each.getValue())).toList();
  }

  static String hex(int c) {
    return Integer.toHexString(c);
  }

  static void section(String says, String name, List<String> entries) {
    System.out.printf("%n/** %s */%nexport const %s = `%n", says, name);
    StringBuilder line = new StringBuilder();
    for (String entry : entries) {
      if (line.length() + entry.length() > WIDTH) {
        System.out.println(line.toString().trim());
        line.setLength(0);
      }
      line.append(entry).append(' ');
    }
    System.out.println(line.toString().trim() + "\n`;");
  }
}
