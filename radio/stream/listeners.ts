import type { Socket } from 'node:net';
import type { AirChunk } from './broadcaster.ts';
import { titleBlock, UNCHANGED_TITLE } from './icy.ts';

const MAX_QUEUE_BYTES = 512 * 1024;
/** Sockets written at once before other work runs, so that many listeners do not delay pages. */
const SOCKETS_PER_SLICE = 250;
/**
 * Listeners are in four groups; at each chunk one group gets its last four chunks. A write costs the same for one chunk or
 * four, and the burst has given each listener more sound than four chunks.
 */
const GROUPS = 4;

type Listener = { socket: Socket; wantsTitles: boolean };

/** All listeners of the stream. A listener that falls half a minute behind is dropped. */
export function createListeners(titleOf: (chunk: AirChunk) => string) {
  const groups = Array.from({ length: GROUPS }, () => new Set<Listener>());
  const plain: Buffer[] = [];
  const titled: Buffer[] = [];
  let lastTitle = '';
  let turn = 0;

  function write({ socket }: Listener, bytes: Buffer) {
    if (socket.writableLength > MAX_QUEUE_BYTES) socket.destroy();
    else if (socket.writable) socket.write(bytes);
  }

  return {
    count: () => groups.reduce((sum, group) => sum + group.size, 0),

    /** Adds a socket whose response head has been sent; the burst lets the player start without buffering. */
    join(socket: Socket, wantsTitles: boolean, burst: readonly AirChunk[]) {
      // The group that was written last: like the burst, it has all chunks up to now.
      const group = groups[turn];
      const listener = { socket, wantsTitles };
      socket.write(
        wantsTitles ? burstWithTitles(burst, titleOf) : Buffer.concat(burst.map(({ bytes }) => bytes)),
      );
      group?.add(listener);
      socket.once('close', () => group?.delete(listener));
    },

    send(chunk: AirChunk) {
      const title = titleOf(chunk);
      plain.push(chunk.bytes);
      titled.push(Buffer.concat([chunk.bytes, title === lastTitle ? UNCHANGED_TITLE : titleBlock(title)]));
      lastTitle = title;
      if (plain.length > GROUPS) plain.shift();
      if (titled.length > GROUPS) titled.shift();
      turn = (turn + 1) % GROUPS;
      const due = [...(groups[turn] ?? [])];
      if (due.length === 0) return;
      const plainBytes = Buffer.concat(plain);
      const titledBytes = Buffer.concat(titled);
      const sendSlice = (from: number) => {
        const end = Math.min(from + SOCKETS_PER_SLICE, due.length);
        for (const listener of due.slice(from, end)) {
          write(listener, listener.wantsTitles ? titledBytes : plainBytes);
        }
        if (end < due.length) setImmediate(sendSlice, end);
      };
      sendSlice(0);
    },

    close() {
      for (const { socket } of groups.flatMap((group) => [...group])) socket.destroy();
    },
  };
}

export type Listeners = ReturnType<typeof createListeners>;

function burstWithTitles(burst: readonly AirChunk[], titleOf: (chunk: AirChunk) => string): Buffer {
  let lastTitle = '';
  const parts = burst.flatMap((chunk) => {
    const title = titleOf(chunk);
    const block = title === lastTitle ? UNCHANGED_TITLE : titleBlock(title);
    lastTitle = title;
    return [chunk.bytes, block];
  });
  return Buffer.concat(parts);
}
