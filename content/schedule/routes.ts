import { Hono } from 'hono';
import type { Answers } from '../http/answers.ts';
import { liveNow } from './live-now.ts';
import { playout } from './playout.ts';
import type { FillerOf } from './recordings-for.ts';
import { weekSchedule } from './week-schedule.ts';

const brief = 'public, max-age=5';

export function scheduleRoutes(answers: Answers, fillerOf: FillerOf) {
  return new Hono()
    .get('/live-now.json', (c) => answers.send(c.req.raw, 'live-now', 'live-now', liveNow, brief))
    .get('/shows-schedule.json', (c) =>
      answers.send(c.req.raw, 'shows-schedule', 'shows-schedule', weekSchedule, brief),
    )
    .get('/playout.json', (c) =>
      answers.send(c.req.raw, 'playout', 'playout', (reader) => playout(reader, fillerOf), brief),
    );
}
