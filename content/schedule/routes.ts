import { Hono } from 'hono';
import type { Responder } from '../http/responder.ts';
import type { ReadFiller } from './choose-recordings.ts';
import { liveNow } from './live-now.ts';
import { playout } from './playout.ts';
import { weekSchedule } from './week-schedule.ts';

const brief = 'public, max-age=5';

export function scheduleRoutes(responder: Responder, readFiller: ReadFiller) {
  return new Hono()
    .get('/live-now.json', (c) => responder.send(c.req.raw, 'live-now', 'live-now', liveNow, brief))
    .get('/shows-schedule.json', (c) =>
      responder.send(c.req.raw, 'shows-schedule', 'shows-schedule', weekSchedule, brief),
    )
    .get('/playout.json', (c) =>
      responder.send(c.req.raw, 'playout', 'playout', (reader) => playout(reader, readFiller), brief),
    );
}
