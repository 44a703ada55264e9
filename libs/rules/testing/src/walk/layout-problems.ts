/**
 * What is wrong with a layout: it names what the rules do not have, or leaves out what somebody may
 * see, or draws two values of a strip alike.
 */
import type { CardFace, Rules } from '@scoresheet/rules-engine';
import type { Layout } from '@scoresheet/rules-presentation';

/** A sentence for each problem; none for a layout that shows the whole table. */
export const layoutProblems = (rules: Rules, layout: Layout): readonly string[] => [
  ...zoneProblems(rules, layout),
  ...slotProblems(layout),
  ...counterProblems(rules, layout),
  ...stripProblems(Object.values(rules.faces), layout),
];

function zoneProblems({ zones }: Rules, layout: Layout): readonly string[] {
  const { seat, shared, attached, counters } = layout;
  const shown = [...seat, ...shared, ...attached].map(({ zone }) => zone);
  const counted = counters.flatMap((each) => ('cardsIn' in each ? [each.cardsIn] : []));
  const unknown = [...shown, ...counted].filter((zone) => !Object.hasOwn(zones, zone));
  const missing = Object.entries(zones)
    .filter(
      ([zone, { faces, ids }]) =>
        !(faces === 'nobody' && ids === 'nobody') && !shown.includes(zone),
    )
    .map(([zone]) => zone);
  return [
    ...unknown.map((zone) => `the rules have no zone '${zone}'`),
    ...missing.map((zone) => `cards of '${zone}' can be seen, but no area shows it`),
  ];
}

/** Cards of a zone that is divided by its positions lie in one area each. */
function slotProblems({ seat, shared }: Layout): readonly string[] {
  return [seat, shared].flatMap((areas) => {
    const parts = areas.flatMap(({ zone, slots, loose }) => {
      if (slots) return slots.map(({ slot }) => `${zone} ${slot}`);
      return [loose ? `${zone} without a position` : zone];
    });
    const divided = areas.filter(({ slots, loose }) => slots ?? loose).map(({ zone }) => zone);
    const whole = parts.filter((part) => divided.includes(part));
    const twice = parts.filter((part, index) => parts.indexOf(part) !== index);
    return [
      ...twice.map((part) => `'${part}' is shown twice`),
      ...whole.map((zone) => `'${zone}' is shown as a whole and in parts`),
    ];
  });
}

function counterProblems(rules: Rules, { counters, turn, figures }: Layout): readonly string[] {
  const named = [
    ...counters.flatMap((each) => ('counter' in each ? [each.counter] : [])),
    ...Object.values(turn),
  ];
  const values = figures.map(({ value }) => value);
  return [
    ...named
      .filter((counter) => !rules.openCounters.includes(counter))
      .map((counter) => `no counter '${counter}' is open`),
    ...values
      .filter((value) => !rules.shownValues.includes(value))
      .map((value) => `the value '${value}' is not shown`),
    ...rules.shownValues
      .filter((value) => !values.includes(value))
      .map((value) => `the value '${value}' is no figure`),
  ];
}

function stripProblems(faces: readonly CardFace[], { strip }: Layout): readonly string[] {
  if (!strip) return [];
  const { attribute, values } = strip;
  const printed = new Set(
    faces.map(({ type, words }) => (attribute === 'type' ? type : words[attribute])),
  );
  const marks = Object.values(values);
  const unlike = (what: 'letter' | 'pattern') =>
    new Set(marks.map((mark) => mark[what])).size === marks.length
      ? []
      : [`two values of '${attribute}' have the same ${what}`];
  return [
    ...[...printed]
      .filter((value) => value === undefined || !Object.hasOwn(values, value))
      .map((value) => `no strip for the ${attribute} '${value ?? 'none'}'`),
    ...Object.keys(values)
      .filter((value) => !printed.has(value))
      .map((value) => `no card has the ${attribute} '${value}'`),
    ...unlike('letter'),
    ...unlike('pattern'),
  ];
}
