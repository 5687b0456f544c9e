import type { Broadcast } from '../playout/as-played-log.ts';
import type { LiveStretch } from './live-sound-store.ts';

/** After a pause of up to a minute, a source counts as the same session. */
const PAUSE_FRAMES = 2_500;

type Stretch = { firstFrame: number; count: number };
/** Sound of one source, including its short pauses. */
type Session = { firstFrame: number; endFrame: number; stretches: Stretch[] };
/** The part of a session that belongs to one broadcast, or to none. */
type Part = { broadcast: Broadcast | null; firstFrame: number; endFrame: number };

/**
 * The live sound of each broadcast. It is cut where broadcasts begin and end, unless a show runs over or starts early by no
 * more than the grace: then the show gets all of it.
 */
export function assignLiveSound(
  broadcasts: Broadcast[],
  stretches: LiveStretch[],
  graceFrames: number,
): Map<Broadcast, Stretch[]> {
  const sound = new Map<Broadcast, Stretch[]>();
  for (const session of sessionsOf(stretches, broadcasts, graceFrames)) {
    for (const { broadcast, firstFrame, endFrame } of assignSession(session, broadcasts, graceFrames)) {
      const parts = session.stretches.flatMap((stretch) => clip(stretch, firstFrame, endFrame));
      if (broadcast) sound.set(broadcast, [...(sound.get(broadcast) ?? []), ...parts]);
    }
  }
  return sound;
}

/** Whether a source that was live when a broadcast ended may still go on, so that the sound cannot be assigned yet. */
export function isUndecided(
  { endFrame }: Broadcast,
  stretches: LiveStretch[],
  graceFrames: number,
  frame: number,
): boolean {
  if (frame > endFrame + graceFrames + PAUSE_FRAMES) return false;
  const recent = Math.max(endFrame, frame) - PAUSE_FRAMES;
  return stretches.some(({ firstFrame, count }) => firstFrame + count > recent);
}

/** Groups connections into sessions; those around the start or end of a broadcast are joined if they end within the grace. */
function sessionsOf(stretches: LiveStretch[], broadcasts: Broadcast[], grace: number): Session[] {
  const borders = broadcasts.flatMap(({ firstFrame, endFrame }) => [firstFrame, endFrame]);
  return chainsOf(stretches).flatMap((chain) => {
    const start = chain[0]?.firstFrame ?? 0;
    const end = chain.at(-1)?.endFrame ?? 0;
    const border = borders.find((frame) => start < frame && frame < end && end - frame <= grace);
    if (border === undefined) return chain;
    const first = Math.max(
      0,
      chain.findLastIndex(({ firstFrame }) => firstFrame < border - grace),
    );
    return [...chain.slice(0, first), joinSessions(chain.slice(first))];
  });
}

/** Groups of sessions that followed each other after no more than a short pause. */
function chainsOf(stretches: LiveStretch[]): Session[][] {
  const chains: Session[][] = [];
  let source = '';
  for (const { firstFrame, count, session } of stretches) {
    const connection = { firstFrame, endFrame: firstFrame + count, stretches: [{ firstFrame, count }] };
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (!chain || !last || firstFrame - last.endFrame > PAUSE_FRAMES) chains.push([connection]);
    else if (session === source) chain.splice(-1, 1, joinSessions([last, connection]));
    else chain.push(connection);
    source = session;
  }
  return chains;
}

function joinSessions(sessions: Session[]): Session {
  return {
    firstFrame: sessions[0]?.firstFrame ?? 0,
    endFrame: sessions.at(-1)?.endFrame ?? 0,
    stretches: sessions.flatMap(({ stretches }) => stretches),
  };
}

function assignSession(session: Session, broadcasts: Broadcast[], grace: number): Part[] {
  const parts = cutAtBroadcasts(session, broadcasts);
  const over = parts.findIndex((part, at) => at > 0 && session.endFrame - part.firstFrame <= grace);
  const early = parts.findLastIndex(
    (part, at) => at < parts.length - 1 && part.endFrame - session.firstFrame <= grace,
  );
  const firm = parts.slice(early + 1, over === -1 ? undefined : over);
  if (firm.length === 0) {
    const [longest] = parts.toSorted((a, b) => lengthOf(b) - lengthOf(a));
    return longest ? [{ ...longest, firstFrame: session.firstFrame, endFrame: session.endFrame }] : [];
  }
  const [first, last] = [firm[0], firm.at(-1)];
  if (first) first.firstFrame = session.firstFrame;
  if (last) last.endFrame = session.endFrame;
  return firm;
}

/** Cuts a session where broadcasts begin and end. */
function cutAtBroadcasts({ firstFrame, endFrame }: Session, broadcasts: Broadcast[]): Part[] {
  const parts: Part[] = [];
  let at = firstFrame;
  for (const broadcast of broadcasts) {
    const from = Math.max(at, broadcast.firstFrame);
    const to = Math.min(endFrame, broadcast.endFrame);
    if (from >= to) continue;
    if (from > at) parts.push({ broadcast: null, firstFrame: at, endFrame: from });
    parts.push({ broadcast, firstFrame: from, endFrame: to });
    at = to;
  }
  if (at < endFrame) parts.push({ broadcast: null, firstFrame: at, endFrame });
  return parts;
}

function clip({ firstFrame, count }: Stretch, from: number, to: number): Stretch[] {
  const first = Math.max(firstFrame, from);
  const length = Math.min(firstFrame + count, to) - first;
  return length > 0 ? [{ firstFrame: first, count: length }] : [];
}

function lengthOf({ firstFrame, endFrame }: Part): number {
  return endFrame - firstFrame;
}
