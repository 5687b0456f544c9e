/** Several forms for a count: `one` and `other` in English and German, more in other languages. */
export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
/** One group of the site's own words: fixed texts, texts with `{names}` to fill in, and plurals. */
export type Words = Record<string, string | Plural>;
/** The words of another language by group; the English words are in the group's file in this folder. */
export type Translation = Record<string, Words>;

/** The id of the element that contains the translated words of a page. */
export const translationId = 'translation';

type Spoken = { language: string; translation: Translation };

/** The current language. A station has one language, so it is the same for every page. */
let spoken: Spoken = import.meta.env.SSR ? { language: 'en', translation: {} } : readFromPage();

export function speak(language: string, translation: Translation): void {
  spoken = { language, translation };
}

/** The words of a group: in the station's language if there is a translation, else in English. */
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

/** The locale for `Intl`. Plain English becomes British English, with days before months. */
export function locale(): string {
  return language() === 'en' ? 'en-GB' : language();
}

/** Removes the comma from an English date: "Monday 16 November". */
export function withoutComma(date: string): string {
  return locale().startsWith('en') ? date.replace(',', '') : date;
}

/** The translation as JSON for the page's head; empty without a translation. `<` is escaped so that it cannot end the element. */
export function translationJson(): string {
  if (Object.keys(spoken.translation).length === 0) return '';
  return JSON.stringify(spoken.translation).replaceAll('<', '\\u003c');
}

function readFromPage(): Spoken {
  if (typeof document === 'undefined') return { language: 'en', translation: {} };
  const text = document.getElementById(translationId)?.textContent;
  return { language: document.documentElement.lang || 'en', translation: text ? JSON.parse(text) : {} };
}
