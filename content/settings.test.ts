import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readContentSettings } from './settings.ts';

test('without any variable there are defaults, and nobody can write', () => {
  const settings = readContentSettings({});
  expect(settings).toMatchObject({
    port: 4001,
    contentKey: undefined,
    sessionSecret: undefined,
    siteOrigins: [],
  });
  expect(settings.data).toBe(resolve(import.meta.dirname, '..', 'data'));
});

test('every bad variable is named in one message', () => {
  const bad = { CONTENT_PORT: 'many', CONTENT_KEY: 'short', SITE_ORIGIN: 'https://a.example,nonsense' };
  expect(() => readContentSettings(bad)).toThrow(/CONTENT_PORT(.|\n)*CONTENT_KEY(.|\n)*SITE_ORIGIN/);
});

test('the address of a database is one of PostgreSQL, and is never repeated', () => {
  const settings = readContentSettings({ DATABASE_URL: 'postgresql://radio:secret@db.example/radio' });
  expect(settings.databaseUrl).toBe('postgresql://radio:secret@db.example/radio');
  expect(readContentSettings({}).databaseUrl).toBeUndefined();
  for (const wrong of ['mysql://radio:secret@db.example/radio', 'postgres:secret', 'postgres:///secret'])
    expect(() => readContentSettings({ DATABASE_URL: wrong })).toThrow(
      /^DATABASE_URL: Write the address of a PostgreSQL database, such as postgres:\/\/user:password@host\/database\.$/,
    );
});

test('an address of a database may name the number of connections, from 2 to 99', () => {
  const database = 'postgres://radio:secret@db.example/radio';
  const settings = readContentSettings({ DATABASE_URL: `${database}?max=5` });
  expect(settings.databaseUrl).toBe(`${database}?max=5`);
  for (const wrong of ['', '1', '0', '-3', '2.5', '100', 'many'])
    expect(() => readContentSettings({ DATABASE_URL: `${database}?max=${wrong}` })).toThrow(
      /^DATABASE_URL: Write a number of connections from 2 to 99 after max=\.$/,
    );
});

test('an origin loses its path, an empty variable counts as none', () => {
  const { siteOrigins, contentKey } = readContentSettings({
    SITE_ORIGIN: 'https://a.example/x, http://b.example:8080',
    CONTENT_KEY: '',
  });
  expect(siteOrigins).toEqual(['https://a.example', 'http://b.example:8080']);
  expect(contentKey).toBeUndefined();
});
