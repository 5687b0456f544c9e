import type { Occurrence } from '../playout/pinned.ts';
import type { LiveStretch } from './kept-sound.ts';

/** Shorter pauses are a connection that came back. */
export const PAUSE_FRAMES = 2_500;

type Stretch = { firstFrame: number; count: number };
/** What came from one source, its short pauses included. */
type Session = { firstFrame: number; endFrame: number; stretches: Stretch[] };
/** The part of a session that belongs to a broadcast, or to none. */
type Part = { occurrence: Occurrence | null; firstFrame: number; endFrame: number };

/**
 * The live sound of each broadcast. The schedule cuts it, with sense: who runs over by no more than the grace, or
 * begins that much early, has the whole of it, and the neighbour none.
 */
export function liveSoundOf(
  occurrences: Occurrence[],
  stretches: LiveStretch[],
  graceFrames: number,
): Map<Occurrence, Stretch[]> {
  const sound = new Map<Occurrence, Stretch[]>();
  for (const session of sessionsOf(stretches, occurrences, graceFrames)) {
    for (const { occurrence, firstFrame, endFrame } of ownersOf(session, occurrences, graceFrames)) {
      const parts = session.stretches.flatMap((stretch) => cut(stretch, firstFrame, endFrame));
      if (occurrence) sound.set(occurrence, [...(sound.get(occurrence) ?? []), ...parts]);
    }
  }
  return sound;
}

/** Whether a source was live when a broadcast ended and may go on: then it is too early to say whose sound it is. */
export function isUndecided(
  { endFrame }: Occurrence,
  stretches: LiveStretch[],
  graceFrames: number,
  frame: number,
): boolean {
  if (frame > endFrame + graceFrames + PAUSE_FRAMES) return false;
  const recent = Math.max(endFrame, frame) - PAUSE_FRAMES;
  return stretches.some(({ firstFrame, count }) => firstFrame + count > recent);
}

/** Connections, one by one; the last ones before a pause count as one when they end just behind a border. */
function sessionsOf(stretches: LiveStretch[], occurrences: Occurrence[], grace: number): Session[] {
  const borders = occurrences.flatMap(({ firstFrame, endFrame }) => [firstFrame, endFrame]);
  return chainsOf(stretches).flatMap((chain) => {
    const start = chain[0]?.firstFrame ?? 0;
    const end = chain.at(-1)?.endFrame ?? 0;
    const border = borders.find((frame) => start < frame && frame < end && end - frame <= grace);
    if (border === undefined) return chain;
    const first = Math.max(
      0,
      chain.findLastIndex(({ firstFrame }) => firstFrame < border - grace),
    );
    return [...chain.slice(0, first), joined(chain.slice(first))];
  });
}

/** Connections that followed each other after no more than a short pause. */
function chainsOf(stretches: LiveStretch[]): Session[][] {
  const chains: Session[][] = [];
  let source = '';
  for (const { firstFrame, count, session } of stretches) {
    const connection = { firstFrame, endFrame: firstFrame + count, stretches: [{ firstFrame, count }] };
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    if (!chain || !last || firstFrame - last.endFrame > PAUSE_FRAMES) chains.push([connection]);
    else if (session === source) chain.splice(-1, 1, joined([last, connection]));
    else chain.push(connection);
    source = session;
  }
  return chains;
}

function joined(sessions: Session[]): Session {
  return {
    firstFrame: sessions[0]?.firstFrame ?? 0,
    endFrame: sessions.at(-1)?.endFrame ?? 0,
    stretches: sessions.flatMap(({ stretches }) => stretches),
  };
}

function ownersOf(session: Session, occurrences: Occurrence[], grace: number): Part[] {
  const parts = partsOf(session, occurrences);
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

/** A session cut where broadcasts begin and end. */
function partsOf({ firstFrame, endFrame }: Session, occurrences: Occurrence[]): Part[] {
  const parts: Part[] = [];
  let at = firstFrame;
  for (const occurrence of occurrences) {
    const from = Math.max(at, occurrence.firstFrame);
    const to = Math.min(endFrame, occurrence.endFrame);
    if (from >= to) continue;
    if (from > at) parts.push({ occurrence: null, firstFrame: at, endFrame: from });
    parts.push({ occurrence, firstFrame: from, endFrame: to });
    at = to;
  }
  if (at < endFrame) parts.push({ occurrence: null, firstFrame: at, endFrame });
  return parts;
}

function cut({ firstFrame, count }: Stretch, from: number, to: number): Stretch[] {
  const first = Math.max(firstFrame, from);
  const length = Math.min(firstFrame + count, to) - first;
  return length > 0 ? [{ firstFrame: first, count: length }] : [];
}

function lengthOf({ firstFrame, endFrame }: Part): number {
  return endFrame - firstFrame;
}
