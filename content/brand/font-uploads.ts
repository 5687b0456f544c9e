import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { type Actor, actorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { Store } from '../store/repository.ts';
import { writeWithFile } from '../store/write-with-file.ts';
import { fontFile, fontName, fontProblem, fontsFolder, maxFontBytes } from './fonts.ts';

/** `PUT /fonts/{name}`: stores a font of the station. Its URL is cached for ever, so a name is never given to another font. */
export function fontUploadRoutes(store: Store, requireStaff: RequireStaff, now: () => number) {
  return new Hono().put('/fonts/:name', requireStaff('settings.write'), async (c) => {
    const name = c.req.param('name').replace(/\.woff2$/, '');
    if (!fontName.test(name))
      throw new HttpError(400, 'name must be lower-case letters, digits and dashes', 'name');
    const bytes = await readBytes(c.req.raw, maxFontBytes);
    const fault = fontProblem(bytes);
    if (fault) throw new HttpError(400, fault, 'body');
    return c.json({ name }, (await storeFont(store, name, bytes, actorOf(c), now())) ? 201 : 200);
  });
}

/** Returns false when the same font is stored already. */
async function storeFont(
  store: Store,
  name: string,
  bytes: Buffer,
  actor: Actor,
  now: number,
): Promise<boolean> {
  const path = join(store.folder, fontsFolder, `${name}.woff2`);
  return await writeWithFile(store, path, bytes, async (tx, moveIntoPath) => {
    const existing = fontFile(store.folder, name);
    if (existing && !readFileSync(existing).equals(bytes))
      throw new HttpError(409, `${name} is another font; choose a new name`, 'name');
    if (existing) return false;
    moveIntoPath();
    await recordAction(tx, actor, now, 'added a font', `font/${name}`);
    return true;
  });
}
