/** Letters and signs that are taken for another, each group for its first. */
const groups = [
  ...['aаαɑᴀ4@', 'bвьβʙ8', 'cсςᴄ', 'dԁδđᴅ', 'eеεєᴇ3', 'fғƒꜰ', 'gɡɢ', 'hнһħʜ', 'iіιıɪlłʟӏ1!|', 'jјᴊ'],
  ...['kкκᴋ', 'mмᴍ', 'nпηɴո', 'oоοøօᴏ0σ', 'pрρᴘ', 'qԛ', 'rгʀ', 'sѕꜱ5$', 'tтτŧᴛ7', 'uυսᴜ', 'vνᴠ'],
  ...['wԝωᴡ', 'xхχ', 'yуγʏ', 'zᴢ2'],
];
const standsFor = new Map(
  groups.flatMap(([first = '', ...others]) => others.map((other): [string, string] => [other, first])),
);

/** What a name looks like at a glance: names with the same form cannot be told apart. */
export function lookOf(name: string): string {
  const letters = [...name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')];
  return letters
    .map((letter) => standsFor.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('ß', 'ss');
}

const titles = new Set(
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
    .map(lookOf),
);
const onlyLetters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a visitor's name could be taken for somebody of the station. */
export function looksLikeStaff(name: string, station: string): boolean {
  const look = lookOf(name);
  const whole = onlyLetters(look);
  const ofStation = onlyLetters(lookOf(station));
  const words = look.split(/[^\p{L}\p{N}]/u);
  const rest = ofStation ? whole.replace(ofStation, '') : whole;
  return (
    (ofStation !== '' && whole === ofStation) || [...words, whole, rest].some((word) => titles.has(word))
  );
}

/** Latin letters beside ones of an alphabet that has some of the same shapes. */
export function mixesAlphabets(name: string): boolean {
  return (
    /\p{Script=Latin}/u.test(name) &&
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]/u.test(
      name,
    )
  );
}
