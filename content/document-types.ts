import { documentSchema } from '@longwave/contract/documents.ts';

export const documentTypes = documentSchema.def.options.map((option) => option.shape.type.def.values[0]);
