/**
 * Copies what a field holds. Only a secure page has a clipboard: elsewhere the older command is
 * tried, and where that does nothing either the text stays selected, to be copied by hand.
 */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copiedByCommand();
  }
}

function copiedByCommand(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
