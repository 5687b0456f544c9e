import type { Style } from './style.ts';
import { global, guitars, jazz, soul } from './styles-band.ts';
import { house, jungle, techno } from './styles-club.ts';
import { ambient, classical, experimental, folk } from './styles-quiet.ts';
import { dub, hiphop } from './styles-sound-system.ts';

const wordsOf: [RegExp, Style][] = [
  [
    /amapiano|afro|latin|samba|bossa|cumbia|highlife|global|tropical|brazil|anatolia|maghreb|salsa|raga/,
    global,
  ],
  [/ambient|new age|drone|field|sound bath|slow/, ambient],
  [
    /experimental|noise|musique|concrete|avant|industrial|improv|collage|spoken|radio art|leftfield/,
    experimental,
  ],
  [/dubstep|jungle|drum|bass music|break|footwork|juke|garage|grime|rave/, jungle],
  [/post punk|shoegaze|indie|psych|punk|new wave/, guitars],
  [/techno|electro|trance|acid|ebm|wave|synth|minimal|idm/, techno],
  [/dub|reggae|roots|ska|dancehall|lovers/, dub],
  [/hip.?hop|rap|beats|trap|trip|lo.?fi/, hiphop],
  [/jazz|bop|library|exotica/, jazz],
  [/house|disco|club|boogie|italo|deep|balearic/, house],
  [/soul|funk|r ?& ?b|rnb|gospel/, soul],
  [/classical|piano|choral|chamber|score|soundtrack|contemporary|composition|early/, classical],
  [/folk|country|acoustic|song|americana|rock|pop|blues/, folk],
];

const styles = [
  guitars,
  ambient,
  experimental,
  jazz,
  soul,
  hiphop,
  dub,
  house,
  techno,
  folk,
  jungle,
  global,
  classical,
];

/** The style of a genre; an unknown genre gets the style that `otherwise` (0 to 1) selects. */
export function styleOf(genre: string, otherwise: number): Style {
  const plain = genre.toLowerCase().replaceAll('-', ' ');
  const known = wordsOf.find(([words]) => words.test(plain));
  return known?.[1] ?? (styles[Math.floor(otherwise * styles.length)] as Style);
}
