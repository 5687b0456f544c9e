import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { Refusal } from '../http/problem.ts';
import type { Store } from '../store.ts';
import { readBytes } from './body.ts';
import { requireKey } from './key.ts';

const largestUpload = 25 * 1024 * 1024;
const endings: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif' };

/** `PUT /media/{name}`: an original. Its addresses are cached for ever, so a name never gets another picture. */
export function uploadRoutes(store: Store, key: string | undefined) {
  return new Hono().put('/media/:name', requireKey(key), async (c) => {
    const name = c.req.param('name');
    if (!/^[a-z0-9][a-z0-9-]{0,150}$/.test(name))
      throw new Refusal(400, 'name must be lower-case letters, digits and dashes', 'name');
    const bytes = await readBytes(c.req.raw, largestUpload);
    const facts = await factsOf(bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = store.sql('SELECT sha256 FROM media WHERE name = ?').get(name);
    if (known && known.sha256 !== sha256)
      throw new Refusal(409, `${name} is another picture; choose a new name`, 'name');
    if (!known) {
      const file = `${name}.${facts.ending}`;
      await keep(join(store.folder, 'media'), file, bytes);
      store
        .sql(
          'INSERT INTO media (name, file, width, height, colour, bytes, sha256) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(name, file, facts.width, facts.height, facts.colour, bytes.length, sha256);
    }
    const { width, height, colour } = facts;
    return c.json({ name, alt: '', width, height, colour }, known ? 200 : 201);
  });
}

async function factsOf(bytes: Buffer) {
  try {
    const image = sharp(bytes, { limitInputPixels: 100_000_000 }).rotate();
    const { format, width, height, orientation = 1 } = await image.metadata();
    const { dominant } = await image.stats();
    const ending = endings[format];
    if (!ending) throw new Error(`${format} is not taken`);
    const turned = orientation >= 5;
    const colour = [dominant.r, dominant.g, dominant.b]
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('');
    return {
      ending,
      width: turned ? height : width,
      height: turned ? width : height,
      colour: `#${colour}`,
    };
  } catch {
    throw new Refusal(400, 'The body is not a picture in JPEG, PNG, WebP or AVIF', 'body');
  }
}

async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const half = join(folder, `${file}.${process.pid}.half`);
  await writeFile(half, bytes, { flush: true });
  await rename(half, join(folder, file));
}
