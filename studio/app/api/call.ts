import { ApiProblem, NoConnection } from './problem.ts';

export type Call = {
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** A file, sent unchanged as the request body. */
  file?: Blob;
  headers?: Record<string, string>;
  /** Throws a 401 instead of asking the person to sign in. For requests about the session itself. */
  withoutSignIn?: boolean;
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean;
  signal?: AbortSignal;
};

/** What the station may require before it accepts a request: signing in again, or confirming who one is (step-up). */
export type Reauthentication = 'sign-in' | 'step-up';
let reauthenticate: (required: Reauthentication) => Promise<boolean> = async () => false;

/** Sets the function that asks the person to sign in or confirm. Requests that require it wait and are then sent again. */
export function setReauthenticator(reauthenticator: typeof reauthenticate): void {
  reauthenticate = reauthenticator;
}

let isEnded = false;

/** Stops all further requests: the next person at this computer must not send what the previous one typed. */
export function endCalls(): void {
  isEnded = true;
}

let isLeaving = false;
/** Browsers send at most 64 KiB for a page that is gone. */
const maxLeavingBytes = 60_000;

/** Requests that `work` sends reach the station although the page is being left. */
export function callOnLeaving(work: () => void): void {
  isLeaving = true;
  try {
    work();
  } finally {
    isLeaving = false;
  }
}

/** Sends a request to the staff API. Throws an `ApiProblem`, or `NoConnection` when there is no response. */
export async function call<T>(path: string, options: Call = {}): Promise<T> {
  const response = await send(path, options);
  const body = await readJson(response);
  if (response.ok) return body as T;
  const required = requiredReauthentication(response.status, body);
  if (required && !options.withoutSignIn && (await reauthenticate(required))) return call(path, options);
  throw new ApiProblem(response.status, body);
}

async function send(
  path: string,
  { method = 'GET', body, file, headers, signal, keepalive = false }: Call,
): Promise<Response> {
  if (isEnded) throw new NoConnection();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const outlivesPage = isLeaving && new TextEncoder().encode(text).length <= maxLeavingBytes;
  try {
    return await fetch(`/content${path}`, {
      method,
      credentials: 'same-origin',
      keepalive: keepalive || outlivesPage,
      headers: {
        accept: 'application/json',
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text !== undefined && { body: text }),
      ...(file && { body: file }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new NoConnection();
  }
}

function requiredReauthentication(
  status: number,
  body: Record<string, unknown>,
): Reauthentication | undefined {
  if (status === 401) return 'sign-in';
  return status === 403 && body.stepUp === true ? 'step-up' : undefined;
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    return text ? JSON.parse(text) : {};
  } catch {
    return {};
  }
}
