import type { Role } from '../store/tables/people.ts';
import type { TestContent } from './content.ts';

export const siteOrigin = 'https://radio.test';
export const goodPassword = 'quiet harbour lights';

export type Browser = {
  cookie: string | undefined;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  json<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>;
};

/** Sends requests as a page of the site does, with the cookie it was given. */
export function openBrowser(content: TestContent, client = '198.51.100.7'): Browser {
  const browser: Browser = {
    cookie: undefined,
    async send(method, path, body, headers = {}) {
      const isRaw = body === undefined || typeof body === 'string' || body instanceof Uint8Array;
      const request = new Request(`http://content${path}`, {
        method,
        headers: {
          host: 'radio.test',
          'if-match': '*',
          ...(method !== 'GET' && { origin: siteOrigin }),
          ...(browser.cookie && { cookie: browser.cookie }),
          ...headers,
        },
        ...(body !== undefined && { body: (isRaw ? body : JSON.stringify(body)) as string }),
      });
      const response = await content.fetch(request, undefined, client);
      const [given] = response.headers.getSetCookie();
      if (given) browser.cookie = given.split(';')[0];
      return response;
    },
    async json<T>(method: string, path: string, body?: unknown) {
      const response = await browser.send(method, path, body);
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
  return browser;
}

/** The first owner, signed in. */
export async function setUpOwner(content: TestContent, password?: string): Promise<Browser> {
  const owner = openBrowser(content);
  const token = await content.makeSetupToken();
  await owner.json('POST', '/staff/setup', { token, name: 'Olu', email: 'olu@radio.test', password });
  return owner;
}

/** Somebody whom the owner has invited, signed in. */
export async function addPerson(
  content: TestContent,
  owner: Browser,
  person: { name: string; role: Role; residents?: string[]; password?: string },
): Promise<Browser> {
  const { name, role, residents = [], password } = person;
  const email = `${name.toLowerCase()}@radio.test`;
  const { link } = await owner.json<{ link: string }>('POST', '/staff/invitations', {
    email,
    role,
    residents,
  });
  const browser = openBrowser(content);
  const token = link.split('#token=')[1];
  await browser.json('POST', '/staff/invitations/accept', { token, name, password });
  return browser;
}
