import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { parseBody, readBytes } from '../http/body.ts';
import { createBodyLimit } from '../http/body-limit.ts';
import { HttpError } from '../http/http-error.ts';
import { actorOf, authorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { Transaction } from '../store/repository.ts';
import { ownerOf } from '../uploads/upload-owner.ts';
import type { Uploads } from '../uploads/uploads.ts';
import type { MoveIn } from './move-in.ts';
import { planResponse } from './plan-response.ts';
import { maxSourceBytes, readSource } from './read-source.ts';
import { maxRows } from './source-row.ts';

const maxBodyBytes = 64 * 1024;
export const leaveOutBody = z.object({
  leftOut: z.array(z.int().check(z.minimum(0))).check(z.maxLength(maxRows)),
});
export const applyBody = z.object({
  withSound: z._default(z.boolean(), false),
  withPictures: z._default(z.boolean(), false),
});

/**
 * Routes for moving in a back catalogue: `POST /move-in/plans` reads a source and says what it would make, `…/apply?dry=0` makes
 * it, `…/undo` removes it again.
 */
export function moveInRoutes(
  moveIn: MoveIn,
  uploads: Uploads,
  requireStaff: RequireStaff,
  { data, loopback, now }: { data: string; loopback: boolean; now: () => number },
  withBody = createBodyLimit(),
) {
  const may = requireStaff('move-in');
  const noting = (c: Context, action: string) => (tx: Transaction, shows: number) =>
    recordAction(tx, actorOf(c), now(), action, `move-in/${c.req.param('id')}`, `${shows} shows`);
  const text = async (c: Context) => (await readBytes(c.req.raw, maxBodyBytes)).toString('utf8');
  const id = (c: Context) => c.req.param('id') ?? '';

  return new Hono()
    .get('/move-in/plans', may, async (c) =>
      c.json({ plans: (await moveIn.list()).map((plan) => planResponse(plan)) }),
    )
    .post('/move-in/plans', may, async (c) => {
      const context = { data, loopback, uploads, ...(await moveIn.station()) };
      const type = c.req.header('content-type') ?? '';
      const name = (c.req.query('name') ?? '').slice(0, 300);
      const source = await withBody(ownerOf(actorOf(c)), async () =>
        readSource(await readBytes(c.req.raw, maxSourceBytes), type, name, context),
      );
      const plan = await moveIn.create(source, authorOf(c));
      return c.json(planResponse(plan, await moveIn.decided(plan.id)), 201);
    })
    .get('/move-in/plans/:id', may, async (c) => {
      const plan = await moveIn.find(id(c));
      return c.json(
        planResponse(plan, c.req.query('rows') === '0' ? undefined : await moveIn.decided(plan.id)),
      );
    })
    .patch('/move-in/plans/:id', may, async (c) => {
      await moveIn.find(id(c));
      const { leftOut } = parseBody(await text(c), leaveOutBody);
      const plan = await moveIn.leaveOut(id(c), leftOut);
      return c.json(planResponse(plan, await moveIn.decided(plan.id)));
    })
    .post('/move-in/plans/:id/apply', may, async (c) => {
      await moveIn.find(id(c));
      const dry = c.req.query('dry') ?? '1';
      if (dry !== '0' && dry !== '1') throw new HttpError(400, 'dry must be 0 or 1', 'dry');
      const options = parseBody((await text(c)) || '{}', applyBody);
      if (dry === '0')
        return c.json(planResponse(await moveIn.apply(id(c), options, noting(c, 'moved in'))), 202);
      const { entries } = await moveIn.dryRun(id(c));
      const documents = entries.flatMap((entry) => entry.documents);
      const count = (type: string) => documents.filter((document) => document.type === type).length;
      return c.json({
        dry: true,
        counts: { shows: count('show'), residents: count('resident'), genres: count('genre') },
        documents,
        sounds: options.withSound ? entries.flatMap(({ soundAddress }) => soundAddress ?? []) : [],
        pictures: options.withPictures
          ? [...new Set(entries.flatMap(({ pictureAddress }) => pictureAddress ?? []))]
          : [],
      });
    })
    .post('/move-in/plans/:id/undo', may, async (c) => {
      await readBytes(c.req.raw, 0);
      return c.json(planResponse(await moveIn.undo(id(c), noting(c, 'undid moving in'))), 202);
    });
}
