import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSafeLink } from '@longwave/contract/safe-link.ts';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/**
 * Files whose regular expressions get no outside input: they run while the site is built or installed, or on HTML that the
 * site itself has rendered.
 */
const meetNoInput = [
  'site/vite.config.ts',
  'station/bundle.ts',
  'site/security/policy.ts',
  'site/worker/worker.ts',
  'station/commands/setup/npm-failure.mjs',
];

/** The checker counts steps; its time limits would call an expression slow because the machine is busy. */
const untimed = { timeout: 240_000, attackTimeout: null, incubationTimeout: null };

type Expression = { pattern: string; flags: string; file: string };

/** Every regular expression in code that runs in production; tests, benchmarks and the demo's texts are left out. */
function expressions(): Expression[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) =>
      /^(?:contract|server-kit|transcoding|content|radio|site|station)\/.*\.(?:ts|tsx|mjs|js)$/.test(file),
    )
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(file) && !meetNoInput.includes(file));
  const found = new Map<string, Expression>();
  for (const file of files)
    for (const { pattern, flags } of literals(file))
      found.set(`${pattern}/${flags}`, { pattern, flags, file });
  return [...found.values()];
}

function literals(file: string): { pattern: string; flags: string }[] {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  expect(errors, file).toEqual([]);
  const found: { pattern: string; flags: string }[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || node instanceof RegExp) return;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex) found.push(regex);
    for (const child of Object.values(node)) look(child);
  };
  look(program);
  return found;
}

test('no regular expression that meets input takes more than linear time', { timeout: 600_000 }, async () => {
  // The checker's native program, if there is one for this platform, is ten times as fast as JavaScript.
  process.env.RECHECK_BACKEND = 'auto';
  const { check } = await import('recheck');
  expect((await check('^(a|a)*$', '')).status).toBe('vulnerable');
  const all = expressions();
  expect(all.length).toBeGreaterThan(80);
  const slow: string[] = [];
  for (const { pattern, flags, file } of all) {
    const found = await check(pattern, flags, { ...untimed, randomSeed: 1 });
    if (found.status === 'safe') continue;
    const why = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind;
    slow.push(`${file}: /${pattern}/${flags} takes ${why} time`);
  }
  expect(slow).toEqual([]);
});

test('a link of a million characters is judged at once, whichever it is', () => {
  const long = 'a'.repeat(1_000_000);
  for (const start of ['mailto:', 'https://', '/', 'tel:+', '#'])
    for (const end of ['', ' ', '\u0000']) {
      const began = performance.now();
      isSafeLink(start + (start.startsWith('tel') ? '1'.repeat(1_000_000) : long) + end);
      expect(performance.now() - began, start + JSON.stringify(end)).toBeLessThan(1_000);
    }
});
