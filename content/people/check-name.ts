import { HttpError } from '../http/http-error.ts';
import type { Reads } from '../store/repository.ts';
import { contentKeyName } from './actor.ts';

/** Names that the history and the audit log use for what no person did. */
const notOfPeople = ['station', 'radio host', 'seed', 'key', contentKeyName].map(asHeard);

/** Throws when another person or a key has this name, since versions and the audit log name people by it. */
export async function checkName(reads: Reads, name: string, ownEmail: string): Promise<void> {
  const [people, keys] = await Promise.all([reads.people.list(), reads.access.listKeys()]);
  const others = people.filter(({ email }) => email !== ownEmail);
  const taken = [...notOfPeople, ...[...others, ...keys].map((one) => asHeard(one.name))];
  if (taken.includes(asHeard(name)))
    throw new HttpError(
      409,
      `${name} is the name of somebody else here. Add to it what tells you apart.`,
      'name',
    );
}

function asHeard(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
}
