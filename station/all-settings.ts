import { contentVariables } from '@longwave/content/settings.ts';
import { radioVariables } from '@longwave/radio/settings.ts';
import { BadSettings, settingProblems, withoutEmptyValues } from '@longwave/server-kit/settings.ts';
import { siteSettings } from '@longwave/site/settings.ts';
import type * as z from 'zod';
import { stationSettings } from './settings.ts';

/** The settings of every part, in the order of docs/settings.md. */
export const allSettings: [string, z.ZodObject][] = [
  ['The station', stationSettings],
  ['The site', siteSettings],
  ['The content service', contentVariables],
  ['The radio host', radioVariables],
];

/** Throws one error with everything that is wrong with the settings of all parts. */
export function checkAllSettings(env: NodeJS.ProcessEnv): void {
  const given = withoutEmptyValues(env);
  const problems = new Map<string, string>();
  for (const [, schema] of allSettings)
    for (const problem of settingProblems(schema.safeParse(given).error, given)) {
      const name = problem.split(':', 1).join();
      // Some settings are read by several parts: one problem for each setting is enough.
      if (!problems.has(name)) problems.set(name, problem);
    }
  if (problems.size > 0) throw new BadSettings([...problems.values()].join('\n'));
}

/** Warnings about variables that look like a mistyped setting, and about a missing SITE_URL. */
export function settingsWarnings(env: NodeJS.ProcessEnv, port: number): string[] {
  const known = new Set(allSettings.flatMap(([, schema]) => Object.keys(schema.shape)));
  const warnings = Object.keys(env).flatMap((name) => {
    const meant = known.has(name) ? undefined : closest(name, known);
    return meant ? [`${name} is not a setting, and changes nothing. Did you mean ${meant}?`] : [];
  });
  if (!env.SITE_URL)
    warnings.push(
      `SITE_URL is not set: podcasts, feeds and shared links say http://localhost:${port}. Set SITE_URL=https://your.station before others use them.`,
    );
  return warnings;
}

/** Variables of every machine whose names happen to resemble a setting. */
const commonNames = [
  'HOME',
  'HOSTNAME',
  'HOSTTYPE',
  'PATH',
  'PWD',
  'MAIL',
  'LANG',
  'DATE',
  'TERM',
  'USER',
  'SHELL',
];

/** The setting whose name is close to a given name: one letter in a short name may be wrong, two or three in a long one. */
function closest(name: string, known: Set<string>): string | undefined {
  const written = name.toUpperCase();
  if (commonNames.includes(written) || name.length < 4) return undefined;
  return [...known].find((setting) => {
    const maxDistance = setting.length < 8 ? 1 : setting.length < 12 ? 2 : 3;
    return written[0] === setting[0] && distance(written, setting) <= maxDistance;
  });
}

/** Edit distance: letters that must be inserted, removed, changed or swapped with their neighbour. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return 4;
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const value = (row: number, column: number) => rows[row]?.[column] ?? 99;
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          value(row - 1, column) + 1,
          value(row, column - 1) + 1,
          value(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? value(row - 2, column - 2) + 1 : 99,
        ),
      );
    }
  }
  return value(one.length, other.length);
}
