import type { Store } from '../store/repository.ts';
import { hashToken, newToken } from './tokens.ts';

/** Makes the token of the link with which the first owner signs up; undefined if there is an owner. */
export async function makeSetupToken(store: Store, now: number): Promise<string | undefined> {
  const token = newToken();
  return store.write(async ({ people }) => {
    if (await people.hasOwner()) return undefined;
    await people.addSetupLink(hashToken(token), now);
    return token;
  });
}
