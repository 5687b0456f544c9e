import type { Block } from '@longwave/contract/document-types/block.ts';
import type { DocumentType, StationDocument } from '@longwave/contract/documents.ts';

/** A document that another one names, and the field that names it. */
type Reference = { field: string; type: DocumentType; slug: string };

export function findReferences(document: StationDocument): Reference[] {
  switch (document.type) {
    case 'show':
      return [
        ...named('residents', 'resident', document.residents),
        ...named('genres', 'genre', document.genres),
        ...named('programme', 'programme', document.programme ? [document.programme] : []),
      ];
    case 'programme':
      return [
        ...named('residents', 'resident', document.residents),
        ...named('genres', 'genre', document.genres),
      ];
    case 'resident':
      return named('genres', 'genre', document.genres);
    case 'collection':
      return named('shows', 'show', document.shows);
    case 'article':
      return [...named('residents', 'resident', document.residents), ...document.blocks.flatMap(inBlock)];
    case 'page':
      return (document.blocks ?? []).flatMap(inBlock);
    case 'video':
      return named('residents', 'resident', document.residents);
    case 'slot':
      return [
        ...named('residents', 'resident', document.residents),
        ...named('show', 'show', document.show ? [document.show] : []),
        ...named('programme', 'programme', document.programme ? [document.programme] : []),
      ];
    case 'station':
      return named('filler', 'playlist', document.filler ? [document.filler] : []);
    default:
      return [];
  }
}

function inBlock(block: Block): Reference[] {
  if (block.block === 'show') return [{ field: 'blocks', type: 'show', slug: block.show }];
  return block.block === 'video' ? [{ field: 'blocks', type: 'video', slug: block.video }] : [];
}

function named(field: string, type: DocumentType, slugs: string[]): Reference[] {
  return slugs.map((slug) => ({ field, type, slug }));
}
