import { type Brand, defaultColours } from './brand.ts';
import { contrast, luminance, mix, readableOn, textOn } from './colour.ts';

/** All colours of a page, by the names of their CSS variables. */
export type Scheme = ReturnType<typeof schemeOf>;

/** The colours for the light and the dark scheme. A station whose paper is darker than its ink always uses the dark one. */
export type Palette = { isDark: boolean; plain: Scheme; dark: Scheme };

const [black, white] = ['#000000', '#ffffff'];
const forText = 4.5;
/** Smallest contrast of lines, signs and large letters: WCAG 2.2, 1.4.3 and 1.4.11. */
const forSigns = 3;

/** Derives all colours of a page from the few of a brand, each with enough contrast on its background. */
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
    /** The accent as the colour of text. */
    'accent-ink': readableOn(grounds, accent, forText),
    /** The accent as a line or sign on paper, such as the focus outline. */
    'accent-line': line,
    'on-accent': onAccent,
    /** Letters on a background of `on-accent`. */
    'accent-reversed': textOn(onAccent, [chalk, night]),
    tide,
    'on-tide': textOn(tide, [chalk, night]),
    /** The accent as a line or large letters on the tide. */
    'tide-accent': readableOn([tide], accent, forSigns),
    /** Background of the live strip: light on dark pages would glare. */
    strip: isDark ? raised : ink,
    'on-strip': isDark ? ink : paper,
    'strip-line': isDark ? line : readableOn([ink], accent, forSigns),
    'strip-edge': isDark ? hairline : ink,
  };
}

/**
 * Background of raised surfaces: lighter than the paper, darker if the paper is almost white, or the paper itself if ink
 * needs its contrast.
 */
function raisedOn(paper: string, ink: string): string {
  const shade = shadeOf(paper, ink);
  return contrast(ink, shade) < forText ? paper : shade;
}

function shadeOf(paper: string, ink: string): string {
  if (luminance(paper) < luminance(ink)) return mix(paper, ink, 0.05);
  return contrast(paper, white) < 1.02 ? mix(paper, black, 0.03) : mix(paper, white, 0.5);
}
