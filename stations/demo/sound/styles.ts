import type { Style } from './style.ts';
import { global, jazz, soul } from './styles-band.ts';
import { house, jungle, techno } from './styles-club.ts';
import { ambient, classical, experimental, folk } from './styles-quiet.ts';
import { dub, hiphop } from './styles-sound-system.ts';

const wordsOf: [RegExp, Style][] = [
  [/ambient|new age|drone|field|sound bath|slow|balearic/, ambient],
  [
    /experimental|noise|musique|concrete|avant|industrial|improv|collage|spoken|radio art|leftfield/,
    experimental,
  ],
  [/jungle|drum|bass music|breakbeat|breaks|footwork|juke|garage|grime|rave/, jungle],
  [/dub|reggae|roots|ska|dancehall|lovers/, dub],
  [/hip.?hop|rap|beats|trap|trip|lo.?fi/, hiphop],
  [/jazz|bop|library|exotica/, jazz],
  [/techno|electro|trance|acid|ebm|wave|synth|minimal|idm|electronica/, techno],
  [/house|disco|club|boogie|italo|deep/, house],
  [/soul|funk|r ?& ?b|rnb|gospel|motown/, soul],
  [/classical|piano|choral|chamber|score|soundtrack|contemporary|modern composition|early/, classical],
  [
    /afro|latin|samba|bossa|cumbia|highlife|global|tropical|brazil|caribbean|soukous|salsa|gnawa|raga/,
    global,
  ],
  [/folk|country|acoustic|song|americana|psych|rock|indie|pop|punk|shoegaze|blues|bluegrass/, folk],
];

const styles = [
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

/** The style for a genre; a genre nobody thought of gets one all the same, always the same. */
export function styleOf(genre: string, otherwise: number): Style {
  const plain = genre.toLowerCase().replaceAll('-', ' ');
  const known = wordsOf.find(([words]) => words.test(plain));
  return known?.[1] ?? (styles[Math.floor(otherwise * styles.length)] as Style);
}
