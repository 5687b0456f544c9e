import type { Socket } from 'node:net';
import type { AirChunk } from './broadcaster.ts';
import { NOTHING_NEW, titleBlock } from './icy.ts';

const LONGEST_QUEUE = 512 * 1024;
/** So many sockets are written before others get a turn, so that a full house does not hold up the pages. */
const SLICE = 250;
/**
 * Each listener is written every fourth chunk, four chunks at once: the burst has given it more than that to play,
 * and a write costs the same however much it carries. A quarter of the listeners has its turn at each chunk.
 */
const TURNS = 4;

type Listener = { socket: Socket; wantsTitles: boolean };

/** Everybody who listens. The same bytes go to all of one kind; whoever falls half a minute behind is dropped. */
export function createListeners(titleOf: (chunk: AirChunk) => string) {
  const groups = Array.from({ length: TURNS }, () => new Set<Listener>());
  const plain: Buffer[] = [];
  const titled: Buffer[] = [];
  let announced = '';
  let turn = 0;

  function write({ socket }: Listener, bytes: Buffer) {
    if (socket.writableLength > LONGEST_QUEUE) socket.destroy();
    else if (socket.writable) socket.write(bytes);
  }

  return {
    count: () => groups.reduce((sum, group) => sum + group.size, 0),

    /** Takes over a socket whose response head is sent; the burst lets the player start at once. */
    join(socket: Socket, wantsTitles: boolean, burst: readonly AirChunk[]) {
      // Whoever has just had everything comes with those who have just had their turn.
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
      titled.push(Buffer.concat([chunk.bytes, title === announced ? NOTHING_NEW : titleBlock(title)]));
      announced = title;
      if (plain.length > TURNS) plain.shift();
      if (titled.length > TURNS) titled.shift();
      turn = (turn + 1) % TURNS;
      const those = [...(groups[turn] ?? [])];
      if (those.length === 0) return;
      const plainBytes = Buffer.concat(plain);
      const titledBytes = Buffer.concat(titled);
      const sendSlice = (from: number) => {
        const end = Math.min(from + SLICE, those.length);
        for (const listener of those.slice(from, end)) {
          write(listener, listener.wantsTitles ? titledBytes : plainBytes);
        }
        if (end < those.length) setImmediate(sendSlice, end);
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
  let announced = '';
  const parts = burst.flatMap((chunk) => {
    const title = titleOf(chunk);
    const block = title === announced ? NOTHING_NEW : titleBlock(title);
    announced = title;
    return [chunk.bytes, block];
  });
  return Buffer.concat(parts);
}
