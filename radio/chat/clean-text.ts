/** Seen by nobody, or turning the direction of what others wrote; joiners and emoji styles are left in place. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const leftInPlace = ['\u200c', '\u200d', '\ufe0f'];
const control = /[\p{Cc}\p{Co}\p{Cn}\u2028\u2029]/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Marks piled on one letter cover the lines above and below. */
const pileOfMarks = /(\p{M}{3})\p{M}+/gu;

/** What was written without what cannot be seen; empty when nothing can be. */
export function cleanText(text: string): string {
  const clean = text
    .normalize('NFC')
    .replace(control, ' ')
    .replace(unseen, (mark) => (leftInPlace.includes(mark) ? mark : ''))
    .replace(pileOfMarks, '$1')
    .trim();
  return visible.test(clean) ? clean : '';
}

/** Letters, digits, emoji and some punctuation. */
const notInNames = /[^\p{L}\p{M}\p{N}\p{Extended_Pictographic} '’.,\-_&+!?#@*()~]/gu;
/** Marks that look as if the station had given them, and letters in boxes. */
const badges = /[✓✔☑✅🗸🛡👑🔰🎖🏅\u{1f100}-\u{1f1ff}]/gu;

/** A name in one form only, so that two that look the same are the same. */
export function cleanName(name: string): string {
  return cleanText(name.normalize('NFKC'))
    .replace(/\u200c|\u200d|\ufe0f/g, '')
    .replace(notInNames, ' ')
    .replace(badges, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
}
