import { createHash } from 'node:crypto';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { Notice } from '@longwave/contract/push.ts';
import { createReader } from '../pages/reader.ts';
import type { Broadcast } from '../schedule/broadcasts.ts';
import { broadcasts } from '../schedule/occurrence.ts';
import { findLive } from '../store/live-documents.ts';
import { nameOf } from '../store/names.ts';
import type { Store } from '../store.ts';
import type { About, PushStore } from './push-store.ts';

export const remindBefore = 10 * 60_000;
const day = 86_400_000;
/** An older show that comes to the site belongs to the archive. */
const newFor = 30 * day;
const showIsNewsFor = 3 * day;
/** More at once are not news but an import. */
const mostAtOnce = 10;
const longestText = 300;

type Show = DocumentOf<'show'>;

/** Writes notices for shows that have come to the site since the last look, once each. */
export function noticeNewShows(store: Store, push: PushStore, now: number): void {
  const rows = store.rows<[string]>(
    `SELECT d.slug FROM entries e JOIN documents d ON d.id = e.document
     WHERE e.list = (SELECT id FROM lists WHERE name = 'shows') AND e.date > ? ORDER BY e.date`,
    now - newFor,
  );
  const fresh = rows
    .filter(([slug]) => !push.isShowTold(slug))
    .flatMap(([slug]) => findLive(store, 'show', slug) ?? [])
    // One without a recording is told of when there is something to hear.
    .filter(({ recording }) => recording !== null);
  const isNews = fresh.length <= mostAtOnce;
  for (const show of fresh) {
    const at = Math.max(now, Date.parse(show.date));
    const notice = isNews ? showNotice(store, show) : undefined;
    push.tellShow(show.slug, at, aboutsOf(show), notice, now, now + showIsNewsFor);
  }
}

/** Writes notices for broadcasts that begin within ten minutes. The schedule is read now: one that was moved is told at its new time. */
export function noticeBroadcasts(store: Store, push: PushStore, now: number): void {
  if (!push.hasReminders()) return;
  for (const broadcast of broadcasts(createReader(store, now), now, now + remindBefore + 1))
    if (broadcast.start > now)
      push.remind(`broadcast/${broadcast.id}`, reminderOf(broadcast), now, broadcast.start);
}

/** The broadcast of that name that is still to come, if there is one in the next four weeks. */
export function comingBroadcast(store: Store, id: string, now: number): Broadcast | undefined {
  const coming = broadcasts(createReader(store, now), now, now + 28 * day);
  return coming.find((broadcast) => broadcast.id === id && broadcast.start > now);
}

function aboutsOf({ residents, programme }: Show): About[] {
  return [
    ...residents.map((slug): About => `resident/${slug}`),
    ...(programme ? [`programme/${programme}` as const] : []),
  ];
}

function showNotice(store: Store, { slug, title, programme, residents }: Show): Notice {
  const names = residents.map((resident) => nameOf(store, 'resident', resident));
  const from = programme ? nameOf(store, 'programme', programme) : names.join(', ');
  const path = `/shows/${slug}`;
  return { kind: 'show', title: short(title), from: short(from), path, tag: tagOf(path) };
}

function reminderOf({ id, slot, start }: Broadcast): Notice {
  const [resident] = slot.residents;
  const path = slot.programme
    ? `/programmes/${slot.programme}`
    : resident
      ? `/residents/${resident}`
      : '/listen';
  return {
    kind: 'reminder',
    title: short(slot.title),
    start: new Date(start).toISOString(),
    path,
    tag: tagOf(`broadcast/${id}`),
  };
}

/** One notice has to fit into one message. */
function short(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`;
}

/** The Topic of a message (RFC 8030): at most 32 characters of base64url. */
function tagOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 32);
}
