/** Several forms for a count: `one` and `other` in English and German, more in other languages. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
/** One group of the site's own words: fixed texts, texts with `{names}` to fill in, and plurals. */
export type Words = Record<string, string | Plural>;
/** The groups of another language; English stands beside the group's name in the files of this folder. */
export type Translation = Record<string, Words>;

/** The id of the element in which a page carries the words of its language. */
export const translationId = 'translation';

type Spoken = { language: string; translation: Translation };

/** One station, one language: the same for every page until the station's document names another. */
let spoken: Spoken = import.meta.env.SSR ? { language: 'en', translation: {} } : readFromPage();

export function speak(language: string, translation: Translation): void {
  spoken = { language, translation };
}

/** English, and the station's language in its place where there is a translation. */
export function words<English extends Words>(group: string, english: English): English {
  return new Proxy(english, {
    get: (own, key: string) => spoken.translation[group]?.[key] ?? own[key],
  });
}

/** `fill('Next at {time}', { time: '10:00' })` */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The language of the site's own words: that of the station, or English where there is no translation. */
export function language(): string {
  const isSpoken = /^en\b/i.test(spoken.language) || Object.keys(spoken.translation).length > 0;
  return isSpoken ? spoken.language : 'en';
}

/** For `Intl`. Plain English is written the British way: days before months. */
export function locale(): string {
  return language() === 'en' ? 'en-GB' : language();
}

/** English dates are written without one: "Monday 16 November". */
export function withoutComma(date: string): string {
  return locale().startsWith('en') ? date.replace(',', '') : date;
}

/** For the page's head; empty when the page speaks English. `<` must not end the element that holds it. */
export function translationJson(): string {
  if (Object.keys(spoken.translation).length === 0) return '';
  return JSON.stringify(spoken.translation).replaceAll('<', '\\u003c');
}

function readFromPage(): Spoken {
  if (typeof document === 'undefined') return { language: 'en', translation: {} };
  const text = document.getElementById(translationId)?.textContent;
  return { language: document.documentElement.lang || 'en', translation: text ? JSON.parse(text) : {} };
}
