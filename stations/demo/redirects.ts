import type { DocumentOf } from '@longwave/contract/documents.ts';

export const redirectDocuments: DocumentOf<'redirect'>[] = [
  { type: 'redirect', slug: 'schedule', from: '/schedule', to: '/listen', permanent: true },
  { type: 'redirect', slug: 'about', from: '/about', to: '/info', permanent: true },
  { type: 'redirect', slug: 'donate', from: '/donate', to: '/support', permanent: false },
  { type: 'redirect', slug: 'shop', from: '/shop', to: 'https://shop.estuary.example', permanent: false },
];
