import { call } from './call.ts';

/** The browser shows what passkeys there are for this station, or offers to make one. Its code comes when it is needed. */
const browser = () => import('@simplewebauthn/browser');

const post = <T>(path: string, body: unknown) => call<T>(path, { method: 'POST', body, withoutSignIn: true });

async function usePasskey() {
  const { startAuthentication } = await browser();
  const optionsJSON = await post<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
    '/staff/sign-in/passkey/options',
    {},
  );
  return startAuthentication({ optionsJSON });
}

export const signInWithPasskey = async () => post('/staff/sign-in/passkey', await usePasskey());

export const stepUpWithPasskey = async () => post('/staff/step-up', { passkey: await usePasskey() });

/** A passkey of somebody who has a link: what `/staff/setup` and `/staff/invitations/accept` take in place of a password. */
export async function makePasskey(path: string, who: object) {
  const { startRegistration } = await browser();
  const optionsJSON = await post<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    `${path}/passkey/options`,
    who,
  );
  return startRegistration({ optionsJSON });
}

export async function addPasskey(): Promise<void> {
  const { startRegistration } = await browser();
  const optionsJSON = await call<Parameters<typeof startRegistration>[0]['optionsJSON']>(
    '/staff/passkeys/options',
    { method: 'POST', body: {} },
  );
  await call('/staff/passkeys', { method: 'POST', body: await startRegistration({ optionsJSON }) });
}

/** One sentence, also for somebody who has put the browser's question aside. */
export function passkeyProblem(error: unknown): string | undefined {
  const { name } = error as Error;
  if (name === 'SecurityError')
    return 'Passkeys do not work at this address: open the studio by a name, with https.';
  const isOfBrowser = error instanceof DOMException || name === 'NotAllowedError' || name === 'WebAuthnError';
  return isOfBrowser ? 'No passkey was used.' : undefined;
}
