/** Letters and signs that look alike; each group is replaced by its first letter. */
const groups = [
  ...['aаαɑᴀ4@', 'bвьβʙ8', 'cсςᴄ', 'dԁδđᴅ', 'eеεєᴇ3', 'fғƒꜰ', 'gɡɢ', 'hнһħʜ', 'iіιıɪlłʟӏ1!|', 'jјᴊ'],
  ...['kкκᴋ', 'mмᴍ', 'nпηɴո', 'oоοøօᴏ0σ', 'pрρᴘ', 'qԛ', 'rгʀ', 'sѕꜱ5$', 'tтτŧᴛ7', 'uυսᴜ', 'vνᴠ'],
  ...['wԝωᴡ', 'xхχ', 'yуγʏ', 'zᴢ2'],
];
const canonicalLetter = new Map(
  groups.flatMap(([first = '', ...others]) => others.map((other): [string, string] => [other, first])),
);

/** A form that is the same for names that look alike. */
export function confusableForm(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')];
  return letters
    .map((letter) => canonicalLetter.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('ß', 'ss');
}

const staffTitles = new Set(
  [
    'staff',
    'admin',
    'admins',
    'administrator',
    'mod',
    'mods',
    'moderator',
    'moderators',
    'official',
    'verified',
  ]
    .concat(['system', 'админ', 'модератор'])
    .map(confusableForm),
);
const onlyLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a visitor's name could be mistaken for that of staff or of the station. */
export function looksLikeStaff(name: string, station: string): boolean {
  const form = confusableForm(name);
  const whole = onlyLetters(form);
  const ofStation = onlyLetters(confusableForm(station));
  const words = form.split(/[^\p{L}\p{N}]/u);
  const rest = ofStation ? whole.replace(ofStation, '') : whole;
  return (
    (ofStation !== '' && whole === ofStation) || [...words, whole, rest].some((word) => staffTitles.has(word))
  );
}

/** Whether a name mixes Latin letters with an alphabet that has letters of the same shape. */
export function mixesAlphabets(name: string): boolean {
  return (
    /\p{Script=Latin}/u.test(name) &&
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u.test(
      name,
    )
  );
}
