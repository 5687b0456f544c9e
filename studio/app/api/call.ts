import { ApiProblem, NoConnection } from './problem.ts';

export type Call = {
  method?: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** A file, sent as it is. */
  file?: Blob;
  headers?: Record<string, string>;
  /** For questions about the session itself: a 401 is an answer then, not a reason to sign in. */
  withoutSignIn?: boolean;
  /** Reaches the station although the page is left. */
  keepalive?: boolean;
  signal?: AbortSignal;
};

/** What a request may need before it is answered: signing in again, or confirming who one is. */
export type Reauthentication = 'sign-in' | 'step-up';
let reauthenticate: (required: Reauthentication) => Promise<boolean> = async () => false;

/** Sets what asks for it. Requests that need it wait until it is done, and are then sent again. */
export function setReauthenticator(reauthenticator: typeof reauthenticate): void {
  reauthenticate = reauthenticator;
}

let isEnded = false;

/** From now on nothing is sent: another person works here, and must not send what the one before has typed. */
export function endCalls(): void {
  isEnded = true;
}

/** A request to the station's staff API. Throws an `ApiProblem`, or `NoConnection`. */
export async function call<T>(path: string, options: Call = {}): Promise<T> {
  return (await callForResponse<T>(path, options)).body;
}

/** The same, with the version that the response names. */
export async function callForResponse<T>(
  path: string,
  options: Call = {},
): Promise<{ body: T; status: number }> {
  const response = await send(path, options);
  const body = await readJson(response);
  if (response.ok) return { body: body as T, status: response.status };
  const required = requiredReauthentication(response.status, body);
  if (required && !options.withoutSignIn && (await reauthenticate(required)))
    return callForResponse(path, options);
  throw new ApiProblem(response.status, body);
}

async function send(
  path: string,
  { method = 'GET', body, file, headers, signal, keepalive = false }: Call,
): Promise<Response> {
  if (isEnded) throw new NoConnection();
  try {
    return await fetch(`/content${path}`, {
      method,
      credentials: 'same-origin',
      keepalive,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
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
