import type { Actor } from '../people/actor.ts';
import type { Upload } from './upload-folder.ts';

/** The owner of an upload: a person or an API key. */
export function ownerOf({ person, name }: Actor): string {
  return person ? `person:${person.id}` : `key:${name}`;
}

/** Hosts see only their own uploads, as does whoever requests only those. */
export function visibleUploads(uploads: Upload[], actor: Actor, ownOnly: boolean): Upload[] {
  if (!ownOnly && actor.role !== 'host') return uploads;
  const owner = ownerOf(actor);
  return uploads.filter((upload) => upload.owner === owner);
}
