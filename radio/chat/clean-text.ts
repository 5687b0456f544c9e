/** Invisible characters and characters that change the direction of text; joiners and emoji variation selectors are allowed. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const allowedInvisible = ['\u200c', '\u200d', '\ufe0f'];
const control = /[\p{Cc}\p{Co}\p{Cn}\u2028\u2029]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Many combining marks on one letter would cover the lines above and below. */
const stackedMarks = /(\p{M}{3})\p{M}+/gu;

/** Removes invisible characters from a text; empty if nothing visible is left. */
export function cleanText(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(control, ' ')
    .replace(unseen, (character) => (allowedInvisible.includes(character) ? character : ''))
    .replace(stackedMarks, '$1')
    .trim();
  return visible.test(clean) ? clean : '';
}

/** Matches everything but letters, digits, emoji and some punctuation. */
const notInNames = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic} '’.,\-_&+!?#@*()~]/gu;
/** Signs that look like a badge of the station, and letters in boxes. */
const badges = /[✓✔☑✅🗸🛡👑🔰🎖🏅\u{1f100}-\u{1f1ff}]/gu;

/** Brings names that look the same to one spelling. */
export function cleanName(name: string): string {
  return cleanText(name.normalize('NFKC'))
    .replace(/\u200c|\u200d|\ufe0f/g, '')
    .replace(notInNames, ' ')
    .replace(badges, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
}
