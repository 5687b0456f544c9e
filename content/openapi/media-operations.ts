import { sourceBody } from '../move-in/read-source.ts';
import { applyBody, leaveOutBody } from '../move-in/routes.ts';
import { linkBody, makeBody } from '../preparation/routes.ts';
import { changeBody } from '../staff/media-routes.ts';
import type { Operations } from './operation.ts';

const span = {
  from: 'The first instant; a day before the last by default',
  to: 'The last instant; now by default',
};

const recording = '/documents/show/:slug/recording';

export const mediaOperations: Operations = {
  'GET /media': {
    summary: 'Pictures that were uploaded',
    query: {
      q: 'Words of the name, the file or the description',
      sort: 'newest or name',
      unused: '1: only those that no document shows',
      after: 'Where the page before ended: its `next`',
      limit: 'How many at most',
    },
  },
  'GET /media/:name': { summary: 'One picture, and where it is used' },
  'PUT /media/:name': {
    summary: 'Uploads a picture; with If-Match it takes the place of the one of that name',
    query: { filename: 'What the file was called' },
    body: { file: 'image/*' },
    isVersioned: true,
  },
  'PATCH /media/:name': { summary: 'Describes a picture and says what must stay in sight', body: changeBody },
  'DELETE /media/:name': {
    summary: 'Removes a picture that is used nowhere; `setAside` of the response puts it back',
  },
  'GET /media/:name/uses': { summary: 'Documents that use this picture, recording, clip, caption or font' },
  'GET /media-files': {
    summary: 'Recordings, films or captions in the data folder, and who uses each',
    query: {
      kind: 'recording, clip or captions',
      q: 'Words of the name',
      sort: 'newest, largest or name',
      unused: '1: only those that no document uses',
      after: 'Where the page before ended: its `next`',
      limit: 'How many at most',
    },
  },
  'DELETE /media-files/:kind/:name': {
    summary: 'Removes a file that is used nowhere; `setAside` of the response puts it back',
  },
  'GET /set-aside': { summary: 'What was deleted or replaced in the last thirty days' },
  'POST /set-aside/:id/put-back': { summary: 'Puts it back as it was' },
  'DELETE /set-aside/:id': { summary: 'Deletes it for good' },
  'GET /uploads': {
    summary: 'Uploads of recordings and videos, and how far each is; hosts see their own',
    query: { own: '1: only those of whoever asks' },
  },
  'POST /uploads': { summary: 'Begins a resumable upload by the tus protocol, version 1.0.0' },
  'GET /uploads/:id': { summary: 'One upload; HEAD answers as tus does' },
  'GET /uploads/:id/status': { summary: 'How far an upload and its checks are' },
  'PATCH /uploads/:id': {
    summary: 'More of the file, as tus has it',
    body: { file: 'application/offset+octet-stream' },
  },
  'DELETE /uploads/:id': { summary: 'Ends an upload and removes what has come of it' },
  [`GET ${recording}`]: {
    summary: 'How far the recording of a show is: uploaded, measured, made station-ready',
  },
  [`PUT ${recording}`]: {
    summary:
      'Says which upload of kind `original` becomes the recording of the show, while it comes or afterwards',
    body: linkBody,
  },
  [`DELETE ${recording}`]: {
    summary:
      'Nothing more is done to it; what the show has by now, it keeps, and `setAside` of the response puts it back',
  },
  [`POST ${recording}/measure`]: { summary: 'Measures the recording the show has' },
  [`POST ${recording}/make`]: {
    summary: 'Makes it station-ready, between two positions in seconds or all of it',
    body: makeBody,
  },
  [`POST ${recording}/again`]: { summary: 'Tries again what has failed' },
  'GET /move-in/plans': { summary: 'Sources that were read to move in' },
  'POST /move-in/plans': {
    summary: 'Reads a podcast feed, a CSV or uploaded recordings and says what would be made of it',
    query: { name: 'What the file was called' },
    body: sourceBody,
  },
  'GET /move-in/plans/:id': { summary: 'One plan', query: { rows: '0 leaves out its rows' } },
  'PATCH /move-in/plans/:id': { summary: 'Chooses which rows are left out', body: leaveOutBody },
  'POST /move-in/plans/:id/apply': {
    summary: 'Makes the shows, or only says what would be made',
    query: { dry: '0 makes them' },
    body: applyBody,
  },
  'POST /move-in/plans/:id/undo': { summary: 'Takes away again what was made' },
  'PUT /fonts/:name': { summary: 'Uploads a font of the brand', body: { file: 'font/woff2' } },
  'GET /as-played.json': { summary: 'What was played, and what staff changed', query: span },
  'GET /as-played.csv': { summary: 'The same as a table', query: span },
  'POST /as-played/change-now': { summary: 'Lets what the schedule says now begin at once' },
};
