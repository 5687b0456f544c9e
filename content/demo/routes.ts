import type { StationModule } from '@longwave/contract/station-module.ts';
import { type Context, Hono } from 'hono';
import { readBytes } from '../http/body.ts';
import { HttpError } from '../http/http-error.ts';
import { actorOf, authorOf } from '../people/actor.ts';
import { recordAction } from '../people/audit.ts';
import type { RequireStaff } from '../people/require-staff.ts';
import type { LogWriter } from '../schedule/log-writer.ts';
import { instantOf } from '../staff/document-response.ts';
import { reportRefusals } from '../staff/report-refusals.ts';
import type { Store, Transaction } from '../store/repository.ts';
import type { Edit } from '../store/versions.ts';
import { countDemo } from './demo-documents.ts';
import { demoStation, emptyStation, findRemoval, refillStation } from './empty-station.ts';

type Change = (tx: Transaction, station: StationModule, edit: Edit) => Promise<number>;

/** Routes with which the owner of a station that began as the demo removes the demo, and brings it back within a week. */
export function demoRoutes(
  store: Store,
  station: StationModule | undefined,
  logWriter: LogWriter,
  requireStaff: RequireStaff,
  now: () => number,
) {
  const known = station?.documents(new Date()).some(({ type }) => type === 'station') ? station : undefined;

  /** Changes the documents and what is on air in one transaction, so that visitors see and hear either the old or the new. */
  async function respond(c: Context, done: string, change: Change): Promise<Response> {
    await readBytes(c.req.raw, 0);
    if (!known) throw new HttpError(404, 'This station did not begin with a demo');
    const edit = { author: authorOf(c), now: now() };
    const documents = await reportRefusals(() =>
      store.write(async (tx) => {
        const count = await change(tx, known, edit);
        await logWriter.change(tx, edit.now);
        await recordAction(tx, actorOf(c), edit.now, done, 'station/station', `${count} documents`);
        return count;
      }),
    );
    return c.json({ documents, ...(await describe()) });
  }

  async function describe() {
    if (!known) return { demo: null };
    const removal = await findRemoval(store, now());
    return {
      demo: {
        name: demoStation(known).name,
        /** How many documents of the demo are unchanged. */
        documents: removal ? 0 : await countDemo(store, known),
        removed: removal ? { at: instantOf(removal.at), until: instantOf(removal.until) } : null,
      },
    };
  }

  return new Hono()
    .get('/staff/demo', requireStaff('settings.read'), async (c) => c.json(await describe()))
    .post('/staff/demo/remove', requireStaff('settings.write'), (c) =>
      respond(c, 'began with an empty station', emptyStation),
    )
    .post('/staff/demo/bring-back', requireStaff('settings.write'), (c) =>
      respond(c, 'brought the demo back', refillStation),
    );
}
