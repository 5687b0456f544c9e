import { presenceBody } from '../presence/routes.ts';
import { previewBody } from '../preview/routes.ts';
import { noteBody, renameBody, versionBody } from '../staff/document-actions.ts';
import type { Operations } from './operation.ts';

const paging = {
  after: 'Where the page before ended: its `next`',
  limit: 'How many at most',
};
const listing = {
  type: 'Only documents of this type',
  q: 'Words that are in the title, the people or the text; drafts are searched too',
  resident: 'Only what belongs to this resident',
  sort: 'changed, date, title, or match: titles that begin with q first, in one page',
  order: 'asc or desc',
  ...paging,
};
const document = '/documents/:type/:slug';

export const documentOperations: Operations = {
  'GET /documents': {
    summary: 'Documents of the station, drafts included, with a total',
    query: { ...listing, state: 'live, draft, scheduled, review, failed or trash' },
  },
  'GET /documents/failed': { summary: 'Scheduled publications that were refused, and why', query: listing },
  'GET /documents/by-id/:id': {
    summary: 'A document by the number it keeps when it is renamed',
    response: 'StoredDocument',
  },
  [`GET ${document}`]: {
    summary: 'A document: what visitors see, and its draft',
    response: 'StoredDocument',
  },
  [`PUT ${document}`]: {
    summary: 'Publishes a document, or saves or schedules a draft of it',
    query: {
      draft: '1 saves a draft, which may be incomplete, and keeps the time at which it is published',
      publish_at: 'Saves a draft that is published at this time; at once if it has passed',
    },
    body: { component: 'Document' },
    response: 'StoredDocument',
    isVersioned: true,
  },
  [`DELETE ${document}`]: { summary: 'Moves it to the trash, for 30 days', isVersioned: true },
  [`POST ${document}/publish`]: {
    summary:
      'Publishes the draft; or, with a version in the body, makes that one live and leaves the draft alone',
    body: versionBody,
    response: 'StoredDocument',
    isVersioned: true,
  },
  [`POST ${document}/unschedule`]: {
    summary: 'Takes away the time at which the draft is published',
    response: 'StoredDocument',
    isVersioned: true,
  },
  [`POST ${document}/unpublish`]: {
    summary: 'Takes it off the site and keeps it as a draft',
    response: 'StoredDocument',
    isVersioned: true,
  },
  [`POST ${document}/restore`]: {
    summary: 'Makes an earlier version the draft',
    body: versionBody,
    response: 'StoredDocument',
    isVersioned: true,
  },
  [`POST ${document}/bring-back`]: { summary: 'Takes it out of the trash', response: 'StoredDocument' },
  [`POST ${document}/rename`]: {
    summary: 'Gives it another address; the old one leads there',
    body: renameBody,
    isVersioned: true,
  },
  [`POST ${document}/submit`]: { summary: 'Asks an editor to publish the draft', body: noteBody },
  [`POST ${document}/send-back`]: { summary: 'Gives the draft back to its host', body: noteBody },
  [`POST ${document}/preview`]: {
    summary:
      'Where the page can be seen with the draft on it, by whoever has the address, for a week or an hour',
    body: previewBody,
  },
  [`POST ${document}/presence`]: {
    summary: 'Says that a window has the document open or closed it, and hears who else has it open',
    body: presenceBody,
  },
  [`GET ${document}/versions`]: { summary: 'Its versions, newest first, without their texts', query: paging },
  [`GET ${document}/versions/:id`]: { summary: 'One version, whole' },
  [`GET ${document}/revisions`]: { summary: 'The last versions that visitors saw, whole' },
  [`GET ${document}/uses`]: { summary: 'Documents that name it' },
};
