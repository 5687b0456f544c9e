import type { DocumentOf } from '@longwave/contract/documents.ts';

/** The station document of an empty station, also shown if the station document is missing. */
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
