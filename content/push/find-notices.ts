import { createHash } from 'node:crypto';
import type { DocumentOf } from '@longwave/contract/documents.ts';
import type { Notice } from '@longwave/contract/push.ts';
import type { Broadcast } from '../schedule/broadcasts.ts';
import { readBroadcasts } from '../schedule/read-broadcasts.ts';
import { nameOf, namesIn } from '../store/names.ts';
import { createPause } from '../store/pause.ts';
import { createReader } from '../store/reader.ts';
import type { Reads, Store } from '../store/repository.ts';
import type { NewNotice, Subject } from '../store/tables/push.ts';
import { upgradeLive } from '../store/upgrade-document.ts';

export const reminderLead = 10 * 60_000;
const day = 86_400_000;
/** Older shows are not announced, nor shows dated as far ahead. */
const maxShowAge = 30 * day;
const showNoticeLifetime = 3 * day;
/** More new shows at once come from an import and are not announced. */
const maxNewShows = 10;
const readAtOnce = 100;
const maxTextLength = 300;

type Show = DocumentOf<'show'>;

/** Writes notices for new shows, once for each show. */
export function createShowNotices(store: Store) {
  /** Shows without a recording, with the instant of their last change; each is announced when it gets a recording. */
  const silent = new Map<string, number>();

  async function compareAll(now: number): Promise<void> {
    const listed = await store.lists.datedBetween('shows', now - maxShowAge, now + maxShowAge);
    const slugs = new Set(listed.map(({ slug }) => slug));
    for (const slug of silent.keys()) if (!slugs.has(slug)) silent.delete(slug);
    const unread = listed.filter(({ slug, changed }) => silent.get(slug) !== changed);
    await announce(
      unread.map(({ slug }) => slug),
      now,
    );
  }

  async function announce(slugs: string[], now: number): Promise<void> {
    const announced = await store.push.announcedShows(slugs);
    const unknown = slugs.filter((slug) => !announced.has(slug));
    const fresh = await readFresh(unknown, now);
    const at = (show: Show) => Math.max(now, Date.parse(show.date));
    if (fresh.length > maxNewShows)
      return store.push.markAnnounced(fresh.map((show) => ({ slug: show.slug, at: at(show) })));
    for (const show of fresh) {
      const notice = (await isRenamed(store, show.slug)) ? undefined : await showNotice(store, show);
      const newNotice = notice && queued(notice, now, now + showNoticeLifetime);
      await store.push.announceShow(show.slug, at(show), subjectsOf(show), newNotice);
    }
  }

  /** Shows with a recording that are neither too old nor too far ahead. */
  async function readFresh(slugs: string[], now: number): Promise<Show[]> {
    const fresh: Show[] = [];
    const pause = createPause();
    for (let at = 0; at < slugs.length; at += readAtOnce) {
      for (const row of await store.documents.readLiveOf('show', slugs.slice(at, at + readAtOnce))) {
        const show = upgradeLive(JSON.parse(row.live)) as Show;
        silent.delete(row.slug);
        if (show.recording === null) silent.set(row.slug, row.changed);
        else if (Math.abs(Date.parse(show.date) - now) <= maxShowAge) fresh.push(show);
      }
      await pause();
    }
    return fresh;
  }

  return { compareAll, announce };
}

async function isRenamed(store: Store, slug: string): Promise<boolean> {
  const former = await store.versions.formerSlugs('show', slug);
  return former.length > 0 && (await store.push.announcedShows(former)).size > 0;
}

/** Writes notices for broadcasts that begin within ten minutes. The schedule is read now: a broadcast that was moved is announced at its new time. */
export async function noticeBroadcasts(store: Store, now: number): Promise<void> {
  if (!(await store.push.hasReminders())) return;
  const coming = await readBroadcasts(createReader(store, now), now, now + reminderLead + 1);
  for (const broadcast of coming)
    if (broadcast.start > now)
      await store.push.remind(
        `broadcast/${broadcast.id}`,
        queued(reminderOf(broadcast), now, broadcast.start),
      );
}

/** The broadcast with this id if it begins in the next four weeks. */
export async function findUpcomingBroadcast(
  reads: Reads,
  id: string,
  now: number,
): Promise<Broadcast | undefined> {
  const coming = await readBroadcasts(createReader(reads, now), now, now + 28 * day);
  return coming.find((broadcast) => broadcast.id === id && broadcast.start > now);
}

function queued(notice: Notice, due: number, until: number): NewNotice {
  return { notice: JSON.stringify(notice), tag: notice.tag, due, until };
}

function subjectsOf({ residents, programme }: Show): Subject[] {
  return [
    ...residents.map((slug): Subject => `resident/${slug}`),
    ...(programme ? [`programme/${programme}` as const] : []),
  ];
}

async function showNotice(reads: Reads, { slug, title, programme, residents }: Show): Promise<Notice> {
  const from = programme
    ? await nameOf(reads, 'programme', programme)
    : (await namesIn(reads, 'resident', residents)).join(', ');
  const path = `/shows/${slug}`;
  return { kind: 'show', title: truncate(title), from: truncate(from), path, tag: tagOf(path) };
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
    title: truncate(slot.title),
    start: new Date(start).toISOString(),
    path,
    tag: tagOf(`broadcast/${id}`),
  };
}

/** Keeps texts short, since a notice has to fit into one message. */
function truncate(text: string): string {
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength - 1)}…`;
}

/** The Topic of a message (RFC 8030): at most 32 characters of base64url. */
function tagOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 32);
}
