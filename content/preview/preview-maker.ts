import { type Actor, contentKeyName } from '../people/actor.ts';
import { actorOfKey } from '../people/require-staff.ts';
import type { Reads } from '../store/repository.ts';

/** Who made a preview link, as one number: a person's id, an API key's below zero, 0 for the key of the settings. */
export function makerOf({ person, key }: Actor): number {
  if (person) return person.id;
  return key === undefined ? 0 : -key;
}

/** The maker as they are now; undefined when they do not work here any more, or the key is gone. */
export async function findMaker(
  reads: Reads,
  maker: number,
): Promise<Pick<Actor, 'role' | 'residents'> | undefined> {
  if (maker === 0) return actorOfKey({ name: contentKeyName, role: 'owner', residents: [] });
  if (maker < 0) return (await reads.access.listKeys()).find(({ id }) => id === -maker);
  const person = await reads.people.read(maker);
  return person?.isActive ? person : undefined;
}
