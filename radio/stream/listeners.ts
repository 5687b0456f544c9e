import type { Socket } from 'node:net';
import type { AirChunk } from './broadcaster.ts';
import { NOTHING_NEW, titleBlock } from './icy.ts';

const LONGEST_QUEUE = 512 * 1024;
/** So many sockets are written before others get a turn, so that a full house does not hold up the pages. */
const SLICE = 250;

type Listener = { socket: Socket; wantsTitles: boolean };

/** Everybody who listens. The same bytes go to all of one kind; whoever falls half a minute behind is dropped. */
export function createListeners(titleOf: (chunk: AirChunk) => string) {
  const listeners = new Set<Listener>();
  let announced = '';

  function write({ socket }: Listener, bytes: Buffer) {
    if (socket.writableLength > LONGEST_QUEUE) socket.destroy();
    else if (socket.writable) socket.write(bytes);
  }

  return {
    count: () => listeners.size,

    /** Takes over a socket whose response head is sent; the burst lets the player start at once. */
    join(socket: Socket, wantsTitles: boolean, burst: readonly AirChunk[]) {
      const listener = { socket, wantsTitles };
      socket.write(
        wantsTitles ? burstWithTitles(burst, titleOf) : Buffer.concat(burst.map(({ bytes }) => bytes)),
      );
      listeners.add(listener);
      socket.once('close', () => listeners.delete(listener));
    },

    send(chunk: AirChunk) {
      const title = titleOf(chunk);
      const titled = Buffer.concat([chunk.bytes, title === announced ? NOTHING_NEW : titleBlock(title)]);
      announced = title;
      const all = [...listeners];
      const sendSlice = (from: number) => {
        const end = Math.min(from + SLICE, all.length);
        for (const listener of all.slice(from, end))
          write(listener, listener.wantsTitles ? titled : chunk.bytes);
        if (end < all.length) setImmediate(sendSlice, end);
      };
      sendSlice(0);
    },

    close() {
      for (const { socket } of listeners) socket.destroy();
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
