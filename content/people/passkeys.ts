import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { HttpError } from '../http/http-error.ts';
import { findLive } from '../store/live-documents.ts';
import type { Store, Transaction } from '../store/repository.ts';
import type { PasskeyRow, PersonRow } from '../store/tables/people.ts';
import { createChallenges } from './challenges.ts';
import { ownOrigin } from './own-origin.ts';
import type { StaffSettings } from './require-staff.ts';

/** Loaded when needed, since it is large and not everybody uses passkeys. */
const webAuthn = () => import('@simplewebauthn/server');
const signingIn = 'sign in';
export const adding = (person: number) => `add for ${person}`;
/** Purpose of a challenge for somebody who has a link but is no person of the station yet. */
export const joining = (tokenHash: string) => `join by ${tokenHash}`;

/** A verified passkey that is not stored yet, with its challenge. */
export type NewPasskey = { passkey: Omit<PasskeyRow, 'person'>; challenge: string };
export type Passkeys = ReturnType<typeof createPasskeys>;
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

export function createPasskeys(store: Store, secret: string, { siteUrl, now }: StaffSettings) {
  const challenges = createChallenges(secret, now);
  const siteOf = (request: Request) => {
    const origin = ownOrigin(request, siteUrl);
    return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
  };

  async function useChallenge(tx: Transaction, challenge: string): Promise<boolean> {
    return tx.access.useChallenge(challenge, challenges.end());
  }

  return {
    /** The browser stores one passkey for each `user`: a new one replaces the former. */
    async optionsToAdd(
      request: Request,
      { email, name }: Pick<PersonRow, 'email' | 'name'>,
      { purpose, user, known = [] }: { purpose: string; user: string; known?: PasskeyRow[] },
    ) {
      const { generateRegistrationOptions } = await webAuthn();
      const station = await findLive(store, 'station', 'station');
      return generateRegistrationOptions({
        rpName: station?.name ?? 'Longwave',
        rpID: siteOf(request).expectedRPID,
        userID: new TextEncoder().encode(user),
        userName: email,
        userDisplayName: name,
        challenge: challenges.make(purpose),
        attestationType: 'none',
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as Transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },
    /** Verifies the browser's response to these options; the passkey is not stored yet. */
    async check(request: Request, purpose: string, given: object): Promise<NewPasskey> {
      const { verifyRegistrationResponse } = await webAuthn();
      let challenge = '';
      try {
        const { registrationInfo } = await verifyRegistrationResponse({
          response: given as RegistrationResponseJSON,
          expectedChallenge(text) {
            challenge = text;
            return challenges.isOurs(purpose, text);
          },
          ...siteOf(request),
          requireUserVerification: true,
        });
        if (!registrationInfo) throw new Error('It was not verified');
        const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
        const key = Buffer.from(publicKey).toString('base64url');
        return { passkey: { id, publicKey: key, counter, transports, created: now() }, challenge };
      } catch (error) {
        throw new HttpError(400, `This passkey cannot be used: ${(error as Error).message}`);
      }
    },
    /** Stores a passkey; throws if somebody has it or its challenge was used. */
    async add(tx: Transaction, person: number, { passkey, challenge }: NewPasskey): Promise<void> {
      const isTaken = (await tx.access.readPasskey(passkey.id)) !== undefined;
      if (isTaken || !(await useChallenge(tx, challenge)))
        throw new HttpError(409, 'This passkey was added already');
      await tx.access.addPasskey({ ...passkey, person });
    },
    async optionsToUse(request: Request) {
      const { generateAuthenticationOptions } = await webAuthn();
      return generateAuthenticationOptions({
        rpID: siteOf(request).expectedRPID,
        challenge: challenges.make(signingIn),
        userVerification: 'required',
      });
    },
    /** The person whose passkey has signed the challenge; undefined if it is unknown or invalid. */
    async use(request: Request, given: { id: string }): Promise<PersonRow | undefined> {
      const passkey = await store.access.readPasskey(given.id);
      const person = passkey && (await store.people.read(passkey.person));
      if (!passkey || !person?.isActive) return undefined;
      const { verifyAuthenticationResponse } = await webAuthn();
      let challenge = '';
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: given as AuthenticationResponseJSON,
        expectedChallenge(text) {
          challenge = text;
          return challenges.isOurs(signingIn, text);
        },
        ...siteOf(request),
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: passkey.transports as Transports,
        },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }));
      if (!verified || !authenticationInfo) return undefined;
      return store.write(async (tx) => {
        if (!(await useChallenge(tx, challenge)) || !(await tx.access.readPasskey(passkey.id)))
          return undefined;
        await tx.access.setPasskeyCounter(passkey.id, authenticationInfo.newCounter);
        return person;
      });
    },
  };
}
