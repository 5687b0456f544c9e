import type { DocumentType } from '@longwave/contract/documents.ts';
import { call } from './call.ts';
import { isStatus } from './problem.ts';

/** A document that visitors see, by its name. */
export type PublicName = { slug: string; title: string };

/** What hosts may name and not read, since it is not theirs: other residents, and genres. */
export async function listPublicNames(type: DocumentType): Promise<PublicName[]> {
  if (type === 'resident') {
    const { residents } = await call<{ residents: { id: string; name: string }[] }>('/residents.json').catch(
      (error) => {
        // There is no such page where there are none.
        if (isStatus(error, 404)) return { residents: [] };
        throw error;
      },
    );
    return residents.map(({ id, name }) => ({ slug: id, title: name }));
  }
  if (type !== 'genre') return [];
  const { genres } = await call<{ genres: { id: string; title: string }[] }>('/genres.json');
  return genres.map(({ id, title }) => ({ slug: id, title }));
}
