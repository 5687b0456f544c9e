import { Hono } from 'hono';
import { checkBrand } from './brand/check-brand.ts';
import { fontUploadRoutes } from './brand/font-uploads.ts';
import { brandRoutes } from './brand/routes.ts';
import { createAnswers } from './http/answers.ts';
import { createChanges } from './http/changes.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { diskFull, isDiskFull } from './http/disk-full.ts';
import { problemAnswer, Refusal } from './http/problem.ts';
import { type CheckMedia, createMediaCheck } from './media/check-media.ts';
import { mediaRoutes } from './media/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { type Push, startPush } from './push/push.ts';
import { pushRoutes } from './push/routes.ts';
import { reachRoutes } from './reach/routes.ts';
import { createLogKeeper } from './schedule/log-keeper.ts';
import type { FillerOf } from './schedule/recordings-for.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { seedStation } from './seed.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { sessionSecret } from './sessions/secret.ts';
import { openSessions } from './sessions/sessions.ts';
import type { ContentSettings } from './settings.ts';
import { showRoutes } from './shows/routes.ts';
import { airedRoutes } from './staff/aired.ts';
import { asPlayedRoutes } from './staff/as-played.ts';
import { broadcastRoutes } from './staff/broadcasts.ts';
import { documentRoutes } from './staff/documents.ts';
import { uploadRoutes } from './staff/uploads.ts';
import { stationFiller } from './station-filler.ts';
import { loadStation } from './station-module.ts';
import { createDuePublishing } from './store/due.ts';
import { storeFigures } from './store/figures.ts';
import { isLocked, StillLocked } from './store/when-free.ts';
import { openStore } from './store.ts';

export type Content = {
  /** The id is that of the visitor's request, for the log; else the header `x-request-id` tells it. */
  fetch(request: Request, id?: string): Promise<Response>;
  /** Called whenever something that was answered may be answered otherwise. */
  onChange(listener: () => void): void;
  /** Figures of the store. */
  stats(): Record<string, number>;
  /** Undefined where notices are off. */
  push?: Push;
  close(): Promise<void>;
};

/** The content service without a listener. Paths have no prefix. */
export async function createContent(settings: ContentSettings): Promise<Content> {
  const station = await loadStation(settings.station);
  const store = openStore(settings.data);
  const empty = store.sql('SELECT 1 FROM documents LIMIT 1').get() === undefined;
  if (empty && station) seedStation(store, station.documents(new Date(settings.now())));

  const secret = sessionSecret(settings.data, settings.sessionSecret);
  const sessions = openSessions(settings.data, secret, settings.now);
  const changes = createChanges(settings.now());
  const answers = createAnswers(store, settings.now, changes.tell);
  const checkMedia = createMediaCheck(store, station, settings);
  const check: CheckMedia = (document) => {
    checkBrand(document);
    checkMedia(document);
  };
  const publishDue = createDuePublishing(store, check);
  let publishing: Promise<void> | undefined;
  const fillerOf: FillerOf = (reader) => stationFiller(reader, station?.filler ?? []);
  const logKeeper = createLogKeeper(store, fillerOf, settings.asPlayedDays);
  logKeeper.look(settings.now());
  let lastMoment = settings.now();
  const due = setInterval(() => {
    const moment = settings.now();
    // The clock was set back: whatever is kept was made for a later time.
    if (moment < lastMoment - 1000) store.announce({ keys: new Set(), all: true });
    lastMoment = moment;
    publishing ??= publishDue(moment).finally(() => {
      publishing = undefined;
    });
    logKeeper.look(moment);
  }, 1000);
  due.unref();
  const push = settings.push.on ? startPush(store, settings) : undefined;

  const app = new Hono<{ Bindings: { id?: string } }>();
  app.use(allowOrigins(settings.siteOrigins));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/changes', (c) => changes.answer(c.req.raw));
  app.route('/', sessionRoutes(sessions));
  app.route('/', pushRoutes(push, store, settings));
  app.route('/', broadcastRoutes(store, secret, settings.now));
  app.route('/', airedRoutes(store, secret));
  app.route('/', asPlayedRoutes(store, logKeeper, settings.contentKey, settings.now));
  app.route('/', documentRoutes(store, check, settings.contentKey, settings.now));
  app.route('/', uploadRoutes(store, settings.contentKey));
  app.route('/', fontUploadRoutes(store, settings.contentKey));
  app.route('/', mediaRoutes(store, station));
  app.route('/', brandRoutes(answers, station));
  app.route('/', searchRoutes(answers));
  app.route('/', reachRoutes(answers));
  app.route('/', scheduleRoutes(answers, fillerOf));
  app.route('/', showRoutes(answers));
  app.route('/', pageRoutes(answers));
  app.notFound((c) => problemAnswer(new Refusal(404, `There is nothing at ${c.req.path}`)));
  app.onError((error, c) => {
    if (error instanceof Refusal) return problemAnswer(error);
    if (error instanceof StillLocked || isLocked(error))
      return problemAnswer(new Refusal(503, new StillLocked().message, undefined, { 'retry-after': '5' }));
    const id = c.env.id ?? c.req.header('x-request-id') ?? 'unknown';
    console.error(`${c.req.method} ${c.req.path} failed, request ${id}:`, error);
    if (isDiskFull(error)) return problemAnswer(new Refusal(507, diskFull));
    return problemAnswer(new Refusal(500, 'Something went wrong here. It has been written to the log.'));
  });

  return {
    async fetch(request, id) {
      const answer = await app.fetch(request, id ? { id } : {});
      answer.headers.set('x-content-type-options', 'nosniff');
      return answer;
    },
    onChange: (listener) => store.onChange(listener),
    stats: () => storeFigures(store, changes.last(), answers.counts),
    ...(push && { push }),
    async close() {
      clearInterval(due);
      await publishing;
      await push?.close();
      changes.close();
      sessions.close();
      store.close();
    },
  };
}
