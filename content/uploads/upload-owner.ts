import type { Actor } from '../people/actor.ts';
import type { Upload } from './upload-folder.ts';

/** Whose an upload is: a person's, or a key's. */
export function ownerOf({ person, name }: Actor): string {
  return person ? `person:${person.id}` : `key:${name}`;
}

/** Hosts see their own uploads, and so does whoever asks for those alone. */
export function visibleUploads(uploads: Upload[], actor: Actor, ownOnly: boolean): Upload[] {
  if (!ownOnly && actor.role !== 'host') return uploads;
  const owner = ownerOf(actor);
  return uploads.filter((upload) => upload.owner === owner);
}
