import type { DocumentType } from '@longwave/contract/documents.ts';
import { call } from './call.ts';
import { isStatus } from './problem.ts';

/** Slug and title of a document that visitors see. */
export type PublicName = { slug: string; title: string };

/** Residents and genres on the site, which hosts may refer to but may not read from the staff API. */
export async function listPublicNames(type: DocumentType): Promise<PublicName[]> {
  if (type === 'resident') {
    const { residents } = await call<{ residents: { id: string; name: string }[] }>('/residents.json').catch(
      (error) => {
        // A station without residents has no residents page.
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
