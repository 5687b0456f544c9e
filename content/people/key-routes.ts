import { Hono } from 'hono';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { instantOf } from '../staff/document-response.ts';
import { parseLimit } from '../staff/parse-limit.ts';
import type { Store } from '../store/repository.ts';
import { actorOf, contentKeyName } from './actor.ts';
import { recordAction } from './audit.ts';
import { name, parseId, readBody, residents, role } from './request.ts';
import type { RequireStaff, StaffSettings } from './require-staff.ts';
import { hashToken, newToken } from './tokens.ts';

export const keyBody = z.strictObject({ name, role, residents: z.optional(residents) });

/** Routes of API keys and of the audit log. */
export function keyRoutes(store: Store, { now }: StaffSettings, requireStaff: RequireStaff) {
  return new Hono()
    .get('/staff/keys', requireStaff('keys.read'), async (c) => {
      const keys = await store.access.listKeys();
      return c.json({
        keys: keys.map(({ created, lastUsed, creatorId, ...key }) => ({
          ...key,
          created: instantOf(created),
          lastUsed: instantOf(lastUsed),
        })),
      });
    })
    .post('/staff/keys', requireStaff('keys.write'), async (c) => {
      const { name, role, residents = [] } = await readBody(c, keyBody);
      const key = `lw_${newToken()}`;
      const id = await store.write(async (tx) => {
        const keys = await tx.access.listKeys();
        if (keys.some((one) => one.name === name) || name === contentKeyName)
          throw new HttpError(409, `There is a key called ${name} already`, 'name');
        await recordAction(tx, actorOf(c), now(), 'made a key', name, role);
        const { name: creator, person, key: usedKey } = actorOf(c);
        const creatorId = person?.id ?? keys.find(({ id }) => id === usedKey)?.creatorId ?? null;
        const made = { hash: hashToken(key), name, role, residents, created: now() };
        return tx.access.addKey({ ...made, creator, creatorId });
      });
      return c.json({ id, key }, 201);
    })
    .delete('/staff/keys/:id', requireStaff('keys.write'), async (c) => {
      const id = parseId(c, 'key');
      await store.write(async (tx) => {
        const key = (await tx.access.listKeys()).find((one) => one.id === id);
        if (!key) throw new HttpError(404, 'There is no such key');
        await tx.access.removeKey(id);
        await recordAction(tx, actorOf(c), now(), 'removed a key', key.name);
      });
      return c.body(null, 204);
    })
    .get('/staff/audit', requireStaff('audit.read'), async (c) => {
      const after = c.req.query('after');
      if (after !== undefined && !/^\d{1,15}$/.test(after))
        throw new HttpError(400, 'after must be what `next` of the page before says', 'after');
      const limit = parseLimit(c.req.query('limit'));
      const found = await store.audit.list(after === undefined ? undefined : Number(after), limit + 1);
      const last = found.length > limit ? found[limit - 1] : undefined;
      return c.json({
        entries: found.slice(0, limit).map((entry) => ({ ...entry, at: instantOf(entry.at) })),
        next: last ? String(last.id) : null,
      });
    });
}
