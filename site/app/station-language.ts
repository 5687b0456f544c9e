import type { MiddlewareFunction } from 'react-router';
import { content } from './content.ts';
import { german } from './words/de.ts';
import { speak, type Translation } from './words/words.ts';

/** The languages besides English that the site has words in. */
const translations: Record<string, Translation> = { de: german };

/** Sets the language of the station; words without a translation stay English. */
export const speakStationLanguage: MiddlewareFunction<Response> = async ({ context }, next) => {
  const shell = await context.get(content).shell();
  const { language } = shell.station;
  speak(language, translations[language.split('-')[0]?.toLowerCase() ?? ''] ?? {});
  return next();
};
