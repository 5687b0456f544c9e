import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockedPackages } from './native-parts.mjs';
import { root } from './root.mjs';

const packages = lockedPackages(root);

const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'x64', libc: '' },
  { os: 'darwin', cpu: 'arm64', libc: '' },
  { os: 'win32', cpu: 'x64', libc: '' },
];

/** The optional dependencies of a package that contain code for one kind of machine. */
function nativeParts(path: string) {
  return Object.keys(packages[path]?.optionalDependencies ?? {}).flatMap((name) => {
    const part = packages[`${path}/node_modules/${name}`] ?? packages[`node_modules/${name}`];
    return part?.os && part.cpu ? [part] : [];
  });
}

/** Packages that run as plain JavaScript if there is no native part for the machine. */
const runWithout = ['node_modules/recheck'];
const withNativeParts = Object.keys(packages)
  .filter((path) => nativeParts(path).length > 1)
  .filter((path) => !runWithout.includes(path));

test('packages with native parts are found in the lockfile', () => {
  expect(withNativeParts).toContain('node_modules/rolldown');
  expect(withNativeParts).toContain('node_modules/sharp');
});

test.each(withNativeParts)(
  '[R-800] the lockfile has the native part of %s for every promised platform',
  (path) => {
    const missing = platforms.filter(
      ({ os, cpu, libc }) =>
        !nativeParts(path).some(
          (part) =>
            part.os?.includes(os) &&
            part.cpu?.includes(cpu) &&
            (!libc || !part.libc || part.libc.includes(libc)),
        ),
    );
    expect(missing).toEqual([]);
  },
);

test('every optional package that a package names for a promised platform is in the lockfile', () => {
  const named = /(?:^|[-/])(?:linux|linuxmusl|darwin|win32)-(?:x64|arm64)(?:-gnu|-musl|-msvc)?$/;
  const promised = (name: string) => named.test(name) && !/win32-arm64/.test(name);
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter(promised)
      .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`]),
  );
  expect(missing).toEqual([]);
});

test('the lockfile fits the package.json files, so that npm ci accepts it', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const folder of ['', ...workspaces]) {
    const own = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const locked = packages[folder] as Record<string, unknown>;
    expect(locked.dependencies ?? {}, folder).toEqual(own.dependencies ?? {});
    expect(locked.devDependencies ?? {}, folder).toEqual(own.devDependencies ?? {});
  }
});

test('the lockfile contains every dependency that it names: npm ci does not notice one that is missing', () => {
  const isInside = (path: string, name: string): boolean =>
    `${path && `${path}/`}node_modules/${name}` in packages ||
    (path !== '' && isInside(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name));
  const missing = Object.entries(packages).flatMap(([path, { dependencies = {} }]) =>
    Object.keys(dependencies)
      .filter((name) => !isInside(path, name))
      .map((name) => `${name} of ${path}`),
  );
  expect(missing).toEqual([]);
});

test('the type checker is not installed to build a site, though React Router lists it as an optional peer', () => {
  expect(packages['node_modules/tsc']).toBeDefined();
  expect(packages['node_modules/typescript']).toBeUndefined();
});

test('what only tests and builds need is not installed to run a station', () => {
  const tools = [
    '@biomejs/biome',
    'vnu-jar',
    '@playwright/test',
    'tsc',
    'vite',
    'rolldown',
    'vitest',
    'hls.js',
  ];
  for (const tool of tools) {
    const { dev, devOptional, peer } = packages[`node_modules/${tool}`] as Record<string, boolean>;
    expect(Boolean(dev || devOptional || peer), tool).toBe(true);
  }
});
