import type { IncomingMessage, ServerResponse } from 'node:http';

/** Times in seconds. */
type Deadlines = { idle: number; idleOfStaff: number; total: number; totalOfStaff: number };

const defaultDeadlines: Deadlines = { idle: 10, idleOfStaff: 30, total: 30, totalOfStaff: 600 };
const checkEveryMs = 1_000;

type OpenRequest = { res: ServerResponse; bytes: number; moved: number; idle: number; ends: number };

/**
 * Ends requests whose body does not arrive: after some time without a byte, and after a total time. Staff, recognised by a
 * key or a session, may have a slow connection; their files may take hours, and end only when no bytes arrive or the file
 * is refused.
 */
export function createBodyDeadlines({ idle, idleOfStaff, total, totalOfStaff } = defaultDeadlines) {
  const open = new Map<IncomingMessage, OpenRequest>();

  const timer = setInterval(() => {
    const now = performance.now();
    for (const [req, state] of open) {
      if (req.complete || req.destroyed) open.delete(req);
      else if (req.socket.bytesRead > state.bytes || isHeldUpByUs(req))
        Object.assign(state, { bytes: req.socket.bytesRead, moved: now });
      const isLate = now > state.ends && !(isFile(req) && !state.res.writableEnded);
      if (now - state.moved > state.idle * 1000 || isLate) end(req, state.res);
    }
  }, checkEveryMs).unref();

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
      const isStaff = saysStaff(req);
      const ends = now + (isStaff ? totalOfStaff : total) * 1000;
      const bytes = req.socket.bytesRead;
      open.set(req, { res, bytes, moved: now, idle: isStaff ? idleOfStaff : idle, ends });
    },
    count: () => open.size,
    close: () => clearInterval(timer),
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether a request claims to be from staff; the claim is checked before the body is read. */
function saysStaff({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || /(?:^|;\s*)lw_staff=/.test(headers.cookie ?? '');
}

/** Whether a body is part of a resumable upload, or a picture or font, which are sent in one request. Only staff send these. */
function isFile(req: IncomingMessage): boolean {
  const isPart = req.method === 'PATCH' && req.headers['tus-resumable'] !== undefined;
  const isWhole = req.method === 'PUT' && /^\/content\/(?:media|fonts)\//.test(req.url ?? '');
  return saysStaff(req) && (isPart || isWhole);
}

/** Whether no bytes arrive because our code has not read the ones that are here. */
function isHeldUpByUs(req: IncomingMessage): boolean {
  return req.readableLength > 0;
}
