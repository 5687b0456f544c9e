import { reservedSlugs } from '@longwave/contract/reserved-slugs.ts';
import { slug } from '@longwave/contract/slug.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const folders = { show: 'shows', article: 'editorial', collection: 'collections', video: 'tv' } as const;
const bare = { resident: 'residents', programme: 'programmes' } as const;
/** Paths that other parts of the station serve; the site has no routes for them. */
const stationPaths = ['content', 'radio', 'studio', 'healthz', 'readyz', 'metrics'];
/** Routes that show the text page of the same name. */
const pagesWithText = [
  ...['shows', 'editorial', 'collections', 'programmes', 'residents', 'tv', 'listen'],
  ...['info', 'mobile-app', 'error'],
];

function pathsOf(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);
}
const paths = pathsOf(await routes);

/** The slugs under a folder that have a route of their own. */
function fixedUnder(folder: string): string[] {
  return paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .filter((rest) => slug.safeParse(rest).success);
}

test.each(Object.entries(folders))('a %s cannot have the path of a route under /%s', (type, folder) => {
  expect(paths).toContain(`${folder}/:id`);
  expect([...(reservedSlugs[type as keyof typeof folders] ?? [])].sort()).toEqual(fixedUnder(folder).sort());
});

test.each(Object.entries(bare))('a %s may have any slug: nothing else is under /%s', (type, folder) => {
  expect([paths.includes(`${folder}/:id`), fixedUnder(folder)]).toEqual([true, []]);
  expect(reservedSlugs[type as keyof typeof bare]).toBeUndefined();
});

test('a text page cannot have the path of a route that does not show it', () => {
  const fixed = paths.filter((path) => slug.safeParse(path).success && !pagesWithText.includes(path));
  expect([...(reservedSlugs.page ?? [])].sort()).toEqual([...fixed, ...stationPaths].sort());
});
