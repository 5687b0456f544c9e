import type { Block } from '@longwave/contract/document-types/block.ts';
import type { StationDocument } from '@longwave/contract/documents.ts';
import { namesIn } from '../store/names.ts';
import type { Reads, Transaction } from '../store/repository.ts';
import type { SearchedForm } from '../store/tables/search.ts';
import { foldText, plainWords } from './folding.ts';
import { isSearched, linesPerShow } from './searched-types.ts';

/** Writes a document to search. `before` is the form that is in search now. */
export async function putInSearch(
  transaction: Transaction,
  id: number,
  document: StationDocument,
  before?: StationDocument | null,
): Promise<void> {
  const { type } = document;
  if (!isSearched(type)) return;
  const form = await searchedForm(transaction, document);
  await transaction.search.put(type, id, form, before ? await searchedForm(transaction, before) : undefined);
}

/** Updates a document in search after one that it names was renamed; its tracklist stays as it is. */
export async function refreshNamesInSearch(
  transaction: Transaction,
  id: number,
  document: StationDocument,
): Promise<void> {
  const { type } = document;
  if (!isSearched(type)) return;
  const form = await searchedForm(transaction, document);
  await transaction.search.put(type, id, form, { lines: form.lines });
}

export async function removeFromSearch(
  { search }: Transaction,
  id: number,
  document: StationDocument,
): Promise<void> {
  if (isSearched(document.type)) await search.remove(document.type, id, linesOf(document).length);
}

async function searchedForm(reads: Reads, document: StationDocument): Promise<SearchedForm> {
  const texts = (await columnTexts(reads, document)).map((text) => foldText(text));
  return { texts, lines: linesOf(document) };
}

function linesOf(document: StationDocument): string[] {
  if (document.type !== 'show') return [];
  return document.tracklist.slice(0, linesPerShow).map(({ artist, title }) => foldText(`${artist} ${title}`));
}

/** The texts that a document is found by, in the order of its type's columns. */
async function columnTexts(reads: Reads, document: StationDocument): Promise<string[]> {
  const residents = (slugs: string[]) => namesIn(reads, 'resident', slugs);
  const genres = async (slugs: string[]) => (await namesIn(reads, 'genre', slugs)).join(' ');
  switch (document.type) {
    case 'show':
      return [
        document.title,
        [...(await residents(document.residents)), ...document.guests].join(' '),
        await genres(document.genres),
        plainWords(document.description),
      ];
    case 'resident':
      return [document.name, document.tagline, document.place, plainWords(document.bio)];
    case 'programme':
      return [
        document.title,
        (await residents(document.residents)).join(' '),
        await genres(document.genres),
        `${document.summary} ${plainWords(document.description)}`,
      ];
    case 'article':
      return [
        document.title,
        [document.author, ...(await residents(document.residents))].join(' '),
        document.lede,
        document.blocks.map(blockText).join(' '),
      ];
    case 'video':
      return [
        document.title,
        (await residents(document.residents)).join(' '),
        plainWords(document.description),
      ];
    case 'collection':
      return [document.title, document.summary, plainWords(document.text)];
    default:
      return [];
  }
}

function blockText(block: Block): string {
  switch (block.block) {
    case 'html':
      return plainWords(block.html);
    case 'quote':
      return `${block.text} ${block.by}`;
    case 'picture':
      return block.caption;
    default:
      return '';
  }
}
