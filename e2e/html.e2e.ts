import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { everyRoute } from './support/routes.ts';
import { test } from './support/test.ts';

const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const hasJava = spawnSync('java', ['-version']).status === 0;

test('the HTML of every route is valid by the W3C checker (needs Java)', async ({ request, baseURL }) => {
  test.skip(!hasJava, 'the checker runs on Java, which is not installed here');
  test.setTimeout(300_000);
  const folder = join(import.meta.dirname, 'results/html');
  mkdirSync(folder, { recursive: true });
  const names = new Map<string, string>();
  for (const route of await everyRoute(baseURL ?? '')) {
    const name = `${route.replace(/[^a-z0-9]+/gi, '-')}.html`;
    names.set(name, route);
    writeFileSync(join(folder, name), await (await request.get(route)).text());
  }
  const checked = spawnSync(
    'java',
    // The run is too short for Java's optimising compiler.
    [
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-Xss4m',
      '-jar',
      jar,
      '--errors-only',
      '--format',
      'json',
      '--skip-non-html',
      folder,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages } = JSON.parse(checked.stderr) as {
    messages: { url: string; message: string; extract?: string }[];
  };
  const told = messages.map(
    ({ url, message, extract }) => `${names.get(url.split('/').pop() ?? '')}: ${message} ${extract ?? ''}`,
  );
  expect([...new Set(told)]).toEqual([]);
});
