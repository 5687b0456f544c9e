import type { IncomingMessage, ServerResponse } from 'node:http';

/** Seconds. */
type Deadlines = { idle: number; total: number; totalOfStaff: number };

const usual: Deadlines = { idle: 10, total: 30, totalOfStaff: 600 };
const lookEvery = 1_000;

type Open = { res: ServerResponse; bytes: number; moved: number; ends: number };

/**
 * Ends requests whose body does not come: after a while without a byte, and after a while altogether. Whoever shows a key
 * may be sending a large picture over a slow line.
 */
export function createBodyDeadlines({ idle, total, totalOfStaff } = usual) {
  const open = new Map<IncomingMessage, Open>();

  const look = setInterval(() => {
    const now = performance.now();
    for (const [req, state] of open) {
      if (req.complete || req.destroyed) open.delete(req);
      else if (req.socket.bytesRead > state.bytes || isHeldUpByUs(req))
        Object.assign(state, { bytes: req.socket.bytesRead, moved: now });
      if (now - state.moved > idle * 1000 || now > state.ends) end(req, state.res);
    }
  }, lookEvery).unref();

  function end(req: IncomingMessage, res: ServerResponse): void {
    if (!open.delete(req)) return;
    if (res.headersSent) return void req.destroy();
    res.writeHead(408, { 'content-type': 'application/json', connection: 'close' });
    res.end(JSON.stringify({ error: 'The body of the request took too long.' }), () => req.destroy());
  }

  return {
    watch(req: IncomingMessage, res: ServerResponse): void {
      if (!hasBody(req)) return;
      const now = performance.now();
      const seconds = req.headers.authorization ? totalOfStaff : total;
      open.set(req, { res, bytes: req.socket.bytesRead, moved: now, ends: now + seconds * 1000 });
    },
    count: () => open.size,
    close: () => clearInterval(look),
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Nothing comes because nobody here takes it. */
function isHeldUpByUs(req: IncomingMessage): boolean {
  return req.readableLength > 0;
}
