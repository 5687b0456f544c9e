import type { DocumentOf } from '@longwave/contract/documents.ts';

/** A station that nobody has described yet: what an empty one begins with, and what is shown should its document be gone. */
export const defaultStation: DocumentOf<'station'> = {
  type: 'station',
  slug: 'station',
  name: 'My station',
  strapline: '',
  description: '',
  zone: 'UTC',
  language: 'en',
  logo: null,
  additionalnav: [],
  imagenav: [],
  footercopy: '',
  social: [],
  footermenucontact: [],
  accountUrl: null,
};
