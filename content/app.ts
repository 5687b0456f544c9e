import { randomBytes } from 'node:crypto';
import { processHeader } from '@longwave/contract/changes.ts';
import { createLog } from '@longwave/server-kit/log.ts';
import { currentRequestId, withRequestId } from '@longwave/server-kit/request-id.ts';
import { loadStationModule } from '@longwave/server-kit/station-module.ts';
import { readStoredSecret } from '@longwave/server-kit/stored-secret.ts';
import { createTranscoding } from '@longwave/transcoding/transcoding.ts';
import { Hono } from 'hono';
import { fontUploadRoutes } from './brand/font-uploads.ts';
import { brandRoutes } from './brand/routes.ts';
import { demoRoutes } from './demo/routes.ts';
import { airedRoutes } from './host-reports/aired.ts';
import { broadcastRoutes } from './host-reports/recorded-broadcasts.ts';
import { createBodyLimit } from './http/body-limit.ts';
import { createChangeFeed } from './http/change-feed.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { diskFullMessage, isDiskFull } from './http/disk-full.ts';
import { freeBytes } from './http/disk-space.ts';
import { HttpError, problemResponse } from './http/http-error.ts';
import { requireAnyKey } from './http/require-key.ts';
import { createResponder } from './http/responder.ts';
import { createMediaLookup } from './media/check-media.ts';
import { mediaRoutes } from './media/routes.ts';
import { metricsOf } from './metrics.ts';
import { openMoveIn } from './move-in/move-in.ts';
import { moveInRoutes } from './move-in/routes.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { createRequireStaff } from './people/require-staff.ts';
import { staffRoutes } from './people/routes.ts';
import { makeSetupToken } from './people/setup-link.ts';
import { openPreparations } from './preparation/preparations.ts';
import { preparationRoutes } from './preparation/routes.ts';
import { createPresence } from './presence/presence.ts';
import { presenceRoutes } from './presence/routes.ts';
import { createPreviews } from './preview/previews.ts';
import { previewRoutes } from './preview/routes.ts';
import { type Push, startPush } from './push/push.ts';
import { pushRoutes } from './push/routes.ts';
import type { ReadFiller } from './schedule/choose-recordings.ts';
import { createLogWriter } from './schedule/log-writer.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { readStationFiller } from './schedule/station-filler.ts';
import { searchRoutes } from './search/routes.ts';
import { SearchBusy } from './search/search-busy.ts';
import { seedStation } from './seed.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { openSessions } from './sessions/sessions.ts';
import { setAsideRoutes } from './set-aside/routes.ts';
import { openSetAside } from './set-aside/set-aside-folder.ts';
import type { ContentSettings } from './settings.ts';
import { showRoutes } from './shows/routes.ts';
import { asPlayedRoutes } from './staff/as-played-routes.ts';
import { documentActionRoutes } from './staff/document-actions.ts';
import { documentRoutes } from './staff/documents.ts';
import { listRoutes } from './staff/list-routes.ts';
import { mediaFileRoutes } from './staff/media-file-routes.ts';
import { mediaListRoutes } from './staff/media-routes.ts';
import { pictureUploadRoutes } from './staff/picture-uploads.ts';
import { createDocumentCheck } from './store/check-document.ts';
import { createCleanUp } from './store/clean-up.ts';
import { DatabaseLocked, isLocked } from './store/database-lock.ts';
import { openStore } from './store/open-store.ts';
import { createDuePublishing } from './store/publish-due.ts';
import { StationMoved } from './store/station-moved.ts';
import { startTimedWork } from './timed-work.ts';
import { uploadRoutes } from './uploads/routes.ts';
import { openUploads } from './uploads/uploads.ts';
import { urlRoutes } from './urls/routes.ts';

const log = createLog('content');

const maxRequestIdLength = 100;
/** Does not name the new database, which only the station's operator may know. */
const movedMessage =
  'This station has moved to another database and has yet to be started there. Nothing was changed; try again later.';

export type Content = {
  /**
   * `id` is the request id for the log, by default that of the current request or the header `x-request-id`; `client` is the
   * client address.
   */
  fetch(request: Request, id?: string, client?: string): Promise<Response>;
  /** Every route with its method, for tests. */
  routes: { method: string; path: string }[];
  /** Makes the token of the link with which the first owner signs up; undefined when there is an owner already. */
  makeSetupToken(): Promise<string | undefined>;
  /** Called whenever a response may differ from the one sent before. */
  onChange(listener: () => void): void;
  /** Metrics of the store and of the response cache. */
  stats(): Promise<Record<string, number>>;
  /** Reads from the store, which throws if that fails; returns a message when the station has moved to another database. */
  checkStore(): Promise<string | undefined>;
  /** Undefined when push notices are off. */
  push?: Push;
  close(): Promise<void>;
};

/** The content service without an HTTP listener. Paths have no prefix. */
export async function createContent(settings: ContentSettings): Promise<Content> {
  const station = await loadStationModule(settings.station);
  const store = await openStore(settings.data, settings.databaseUrl);
  const movedTo = await store.movedTo();
  if (movedTo !== undefined) {
    await store.close();
    throw new StationMoved(movedTo);
  }
  if (station && (await store.documents.isEmpty()))
    await seedStation(store, station.documents(new Date(settings.now())));

  const secret = settings.sessionSecret ?? readStoredSecret(settings.data);
  const sessions = openSessions(store.sessions, secret, settings.now);
  const processId = randomBytes(6).toString('hex');
  const changes = createChangeFeed(store, processId);
  const responder = createResponder(store, settings.now, changes.announce);
  const check = createDocumentCheck(createMediaLookup(settings.data, station, settings));
  const publishDue = createDuePublishing(store, check);
  const setAside = openSetAside(settings.data);
  const cleanUp = createCleanUp(store, (now) => setAside.removeOld(now));
  const readFiller: ReadFiller = (reader) => readStationFiller(reader, station?.filler ?? []);
  const logWriter = createLogWriter(store, readFiller, settings.asPlayedDays);
  await logWriter.update(settings.now());
  const transcoding = createTranscoding(settings.transcoding, log);
  const uploads = openUploads(settings.data, station, transcoding, settings.now);
  const preparations = openPreparations(store, setAside, uploads, transcoding, settings.now);
  const moveInSettings = { now: settings.now, data: settings.data, loopback: settings.moveInLoopback };
  const moveIn = openMoveIn(store, check, setAside, moveInSettings);
  const presence = createPresence(settings.now);
  const timedWork = startTimedWork(store, settings.now, async (now) => {
    await logWriter.update(now);
    await publishDue(now);
    await cleanUp(now);
    presence.cleanUp();
    await uploads.removeExpired(now);
    preparations.tick();
    await moveIn.tick(now);
  });
  const push = settings.push.on ? startPush(store, settings) : undefined;

  const requireStaff = createRequireStaff(store, settings);
  const withBody = createBodyLimit();
  const previews = createPreviews(store, secret, settings.now);
  const app = new Hono();
  app.use(allowOrigins(settings.siteOrigins));
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/changes', requireAnyKey(settings.contentKey, settings.feedKey), (c) =>
    changes.respond(c.req.raw),
  );
  app.route('/', sessionRoutes(sessions));
  app.route('/', pushRoutes(push, store, settings));
  app.route('/', broadcastRoutes(store, secret, settings.now));
  app.route('/', airedRoutes(store, secret));
  app.route('/', staffRoutes(store, settings, requireStaff, secret));
  app.route('/', openApiRoutes());
  app.route('/', asPlayedRoutes(store, logWriter, requireStaff, settings.now));
  app.route('/', demoRoutes(store, station, logWriter, requireStaff, settings.now));
  app.route('/', documentRoutes(store, check, publishDue, requireStaff, settings.now));
  app.route('/', documentActionRoutes(store, check, requireStaff, settings.now));
  app.route('/', previewRoutes(store, previews, requireStaff, settings.now));
  app.route('/', presenceRoutes(store, presence, requireStaff));
  app.route('/', listRoutes(store, requireStaff));
  app.route('/', mediaListRoutes(store, setAside, requireStaff, settings.now));
  app.route('/', pictureUploadRoutes(store, setAside, requireStaff, settings.now, freeBytes, withBody));
  app.route('/', mediaFileRoutes(store, station, setAside, requireStaff, settings.now));
  app.route('/', setAsideRoutes(store, setAside, preparations, requireStaff, settings.now));
  app.route('/', uploadRoutes(uploads, requireStaff));
  app.route('/', preparationRoutes(store, preparations, uploads, requireStaff, settings.now));
  app.route('/', moveInRoutes(moveIn, uploads, requireStaff, moveInSettings, withBody));
  app.route('/', fontUploadRoutes(store, requireStaff, settings.now));
  app.route('/', mediaRoutes(store, station));
  app.route('/', brandRoutes(responder, station));
  app.route('/', searchRoutes(responder));
  app.route('/', urlRoutes(responder));
  app.route('/', scheduleRoutes(responder, readFiller));
  app.route('/', showRoutes(responder));
  app.route('/', pageRoutes(responder, previews));
  app.notFound((c) => problemResponse(new HttpError(404, `There is nothing at ${c.req.path}`)));
  app.onError((error, c) => {
    if (error instanceof HttpError) return problemResponse(error);
    if (error instanceof DatabaseLocked || isLocked(error))
      return problemResponse(
        new HttpError(503, new DatabaseLocked().message, undefined, { 'retry-after': '5' }),
      );
    if (error instanceof StationMoved) {
      log.error('Nothing can be written here any more', { reason: error.message });
      return problemResponse(new HttpError(503, movedMessage));
    }
    if (error instanceof SearchBusy)
      return problemResponse(new HttpError(503, error.message, undefined, { 'retry-after': '5' }));
    log.error('A request failed', { method: c.req.method, path: c.req.path, error });
    if (isDiskFull(error)) return problemResponse(new HttpError(507, diskFullMessage));
    return problemResponse(new HttpError(500, 'Something went wrong here. It has been written to the log.'));
  });

  return {
    async fetch(request, id, client) {
      const respond = () => app.fetch(request, { client });
      const requestId =
        id ?? currentRequestId() ?? request.headers.get('x-request-id')?.slice(0, maxRequestIdLength);
      const response = await withRequestId(requestId, respond);
      response.headers.set('x-content-type-options', 'nosniff');
      response.headers.set(processHeader, processId);
      return response;
    },
    routes: app.routes.map(({ method, path }) => ({ method, path })),
    makeSetupToken: () => makeSetupToken(store, settings.now()),
    onChange: (listener) => store.onChange(listener),
    stats: async () => metricsOf(await store.metrics(), store.lastChange(), responder.counts),
    async checkStore() {
      await store.metrics();
      return (await store.movedTo()) === undefined ? undefined : movedMessage;
    },
    ...(push && { push }),
    async close() {
      await timedWork.close();
      await moveIn.close();
      await uploads.close();
      await preparations.close();
      await push?.close();
      changes.close();
      await responder.close();
      await store.close();
    },
  };
}
