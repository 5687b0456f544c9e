import { createHash, randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { Refusal } from '../http/problem.ts';
import { BadPicture, keepMedia, lookAtPicture, type MediaRow } from '../media/original-picture.ts';
import type { Store } from '../store.ts';
import { readBytes } from './body.ts';
import { requireKey } from './key.ts';

const largestUpload = 25 * 1024 * 1024;

/** `PUT /media/{name}`: an original. Its addresses are cached for ever, so a name never gets another picture. */
export function uploadRoutes(store: Store, key: string | undefined) {
  return new Hono().put('/media/:name', requireKey(key), async (c) => {
    const name = c.req.param('name');
    if (!/^[a-z0-9][a-z0-9-]{0,150}$/.test(name))
      throw new Refusal(400, 'name must be lower-case letters, digits and dashes', 'name');
    const bytes = await readBytes(c.req.raw, largestUpload);
    const { ending, ...facts } = await lookAtPicture(bytes).catch((error) => {
      if (error instanceof BadPicture) throw new Refusal(400, error.message, 'body');
      throw error;
    });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = `${name}.${ending}`;
    const isNew = await keep(store, { name, file, ...facts, bytes: bytes.length, sha256 }, bytes);
    return c.json({ name, alt: '', ...facts }, isNew ? 201 : 200);
  });
}

/** False when the very picture is there already. Two who send at once cannot mix theirs up: the file gets its name with its row. */
async function keep(store: Store, row: MediaRow, bytes: Buffer): Promise<boolean> {
  const known = () => store.sql('SELECT sha256 FROM media WHERE name = ?').get(row.name);
  if (known()?.sha256 === row.sha256) return false;
  const folder = join(store.folder, 'media');
  await mkdir(folder, { recursive: true });
  const half = join(folder, `${row.file}.${randomUUID()}.half`);
  try {
    await writeFile(half, bytes, { flush: true });
    return await store.write(() => {
      const there = known();
      if (there?.sha256 === row.sha256) return false;
      if (there) throw new Refusal(409, `${row.name} is another picture; choose a new name`, 'name');
      renameSync(half, join(folder, row.file));
      keepMedia(store, row);
      return true;
    });
  } finally {
    await rm(half, { force: true });
  }
}
