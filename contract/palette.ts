import { type Brand, defaultColours } from './brand.ts';
import { contrast, luminance, mix, readableOn, textOn } from './colour.ts';

/** Every colour of a page; the names are those of the CSS variables. */
export type Scheme = ReturnType<typeof schemeOf>;

/** The colours by day and by night; a station whose paper is darker than its ink is dark at any hour. */
export type Palette = { isDark: boolean; plain: Scheme; dark: Scheme };

const [black, white] = ['#000000', '#ffffff'];
const forText = 4.5;
/** Lines, signs and large letters: WCAG 2.2, 1.4.3 and 1.4.11. */
const forSigns = 3;

/** All colours that follow from the few a station writes, each read on the ground it stands on. */
export function paletteOf(brand: Brand): Palette {
  const { accent = defaultColours.accent, paper = defaultColours.paper, ink = defaultColours.ink } = brand;
  const isDark = luminance(paper) < luminance(ink);
  const night = isDark ? paper : readableOn([white], ink, 13);
  const chalk = isDark ? ink : readableOn([raisedOn(night, paper)], paper, 7);
  const tide = brand.tide ?? (brand.accent ? mix(night, accent, 0.12) : defaultColours.tide);
  const dark = schemeOf({ paper: night, ink: chalk, accent, tide: mix(tide, white, 0.06), night, chalk });
  return { isDark, plain: isDark ? dark : schemeOf({ paper, ink, accent, tide, night, chalk }), dark };
}

type Given = Record<'paper' | 'ink' | 'accent' | 'tide' | 'night' | 'chalk', string>;

function schemeOf({ paper, ink, accent, tide, night, chalk }: Given) {
  const isDark = paper === night;
  const raised = raisedOn(paper, ink);
  const grounds = [paper, raised];
  const onAccent = textOn(accent, [night, chalk]);
  const line = readableOn(grounds, accent, forSigns);
  const hairline = mix(paper, ink, isDark ? 0.2 : 0.13);
  return {
    chalk,
    night,
    paper,
    'paper-raised': raised,
    ink,
    muted: readableOn(grounds, mix(ink, paper, 0.36), forText),
    rule: ink,
    hairline,
    accent,
    /** Where it is read as text. */
    'accent-ink': readableOn(grounds, accent, forText),
    /** Where it is a line or a sign on paper, such as the mark of the focus. */
    'accent-line': line,
    'on-accent': onAccent,
    /** Letters on a ground of `on-accent`. */
    'accent-reversed': textOn(onAccent, [chalk, night]),
    tide,
    'on-tide': textOn(tide, [chalk, night]),
    /** The accent as a line or large letters on the tide. */
    'tide-accent': readableOn([tide], accent, forSigns),
    /** The live strip: at night it does not glare. */
    strip: isDark ? raised : ink,
    'on-strip': isDark ? ink : paper,
    'strip-line': isDark ? line : readableOn([ink], accent, forSigns),
    'strip-edge': isDark ? hairline : ink,
  };
}

/** What lies on the paper: a shade lighter, or darker where nothing is lighter; the paper itself where ink needs it. */
function raisedOn(paper: string, ink: string): string {
  const shade = shadeOf(paper, ink);
  return contrast(ink, shade) < forText ? paper : shade;
}

function shadeOf(paper: string, ink: string): string {
  if (luminance(paper) < luminance(ink)) return mix(paper, ink, 0.05);
  return contrast(paper, white) < 1.02 ? mix(paper, black, 0.03) : mix(paper, white, 0.5);
}
