import { call } from './call.ts';

/** The library that opens the browser's passkey dialogs, loaded when first needed. */
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

/** Makes a passkey for somebody with a setup or invitation link. `path` is `/staff/setup` or `/staff/invitations/accept`. */
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

/** A sentence for an error or a cancelled dialog of the browser; undefined for any other error. */
export function passkeyProblem(error: unknown): string | undefined {
  const { name } = error as Error;
  if (name === 'SecurityError')
    return 'Passkeys do not work at this address: open the studio by a name, with https.';
  const isOfBrowser = error instanceof DOMException || name === 'NotAllowedError' || name === 'WebAuthnError';
  return isOfBrowser ? 'No passkey was used.' : undefined;
}
