import { fill, locale, type Plural } from './words.ts';

/** The plural form for a count, with `{count}` filled in. */
export function plural(forms: string | Plural, count: number): string {
  const texts: Plural = typeof forms === 'string' ? { other: forms } : forms;
  const rule = new Intl.PluralRules(locale()).select(count);
  return fill(texts[rule] ?? texts.other, { count: count.toLocaleString(locale()) });
}
