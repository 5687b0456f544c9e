import * as z from 'zod/mini';
import { type DocumentType, documentSchema } from './documents.ts';

/** A document that is still being written: it has a type and a slug, and of everything else as much as there is. */
export type DraftDocument = { type: DocumentType; slug: string; [field: string]: unknown };

/** What there is of a draft must be of the right kind. */
export const draftSchemas = Object.fromEntries(
  documentSchema.def.options.map((option) => [
    option.shape.type.def.values[0],
    z.extend(z.partial(option as z.ZodMiniObject), { type: option.shape.type, slug: option.shape.slug }),
  ]),
) as unknown as Record<DocumentType, z.ZodMiniType<DraftDocument>>;
