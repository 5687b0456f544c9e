import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { Refusal } from '../http/problem.ts';
import { readBytes } from '../staff/body.ts';
import { requireKey } from '../staff/key.ts';
import type { Store } from '../store.ts';
import { fontFile, fontName, fontsFolder, largestFont, whyNoFont } from './fonts.ts';

/** `PUT /fonts/{name}`: a font of the station. Its address is cached for ever, so a name never gets another one. */
export function fontUploadRoutes(store: Store, key: string | undefined) {
  return new Hono().put('/fonts/:name', requireKey(key), async (c) => {
    const name = c.req.param('name').replace(/\.woff2$/, '');
    if (!fontName.test(name))
      throw new Refusal(400, 'name must be lower-case letters, digits and dashes', 'name');
    const bytes = await readBytes(c.req.raw, largestFont);
    const fault = whyNoFont(bytes);
    if (fault) throw new Refusal(400, fault, 'body');
    return c.json({ name }, (await keep(store, name, bytes)) ? 201 : 200);
  });
}

/** False when the very font is there already. Two who send at once are taken one after the other. */
async function keep(store: Store, name: string, bytes: Buffer): Promise<boolean> {
  const folder = join(store.folder, fontsFolder);
  await mkdir(folder, { recursive: true });
  const half = join(folder, `${name}.${randomUUID()}.half`);
  try {
    await writeFile(half, bytes, { flush: true });
    return await store.write(() => {
      const there = fontFile(store.folder, name);
      if (there && !readFileSync(there).equals(bytes))
        throw new Refusal(409, `${name} is another font; choose a new name`, 'name');
      if (!there) renameSync(half, join(folder, `${name}.woff2`));
      return !there;
    });
  } finally {
    await rm(half, { force: true });
  }
}
