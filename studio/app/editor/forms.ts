import type { DocumentType } from '@longwave/contract/documents.ts';
import {
  date,
  description,
  type FormFields,
  genres,
  links,
  picture,
  residents,
  summary,
  title,
} from './form-fields.ts';

/** The fields in the form of each type of document, in their order. */
export const forms: Partial<Record<DocumentType, FormFields>> = {
  show: {
    main: [
      title,
      description,
      { kind: 'recording', name: 'recording', label: 'Recording' },
      { kind: 'tracklist', name: 'tracklist', label: 'Tracklist' },
    ],
    side: [
      picture,
      date,
      residents,
      { kind: 'names', name: 'guests', label: 'Guests', hint: 'Who has no page here.' },
      genres,
      { kind: 'reference', name: 'programme', label: 'Programme', type: 'programme' },
      { kind: 'toggle', name: 'featured', label: 'Featured' },
    ],
  },
  programme: { main: [title, summary, description, links], side: [picture, residents, genres] },
  genre: {
    main: [title, { kind: 'text', name: 'group', label: 'Group', hint: 'Genres of a group stand together.' }],
    side: [],
  },
  resident: {
    main: [
      { kind: 'text', name: 'name', label: 'Title', hint: 'The name, as it stands on the site.' },
      { kind: 'text', name: 'tagline', label: 'Tagline' },
      { kind: 'rich', name: 'bio', label: 'Description' },
      links,
    ],
    side: [picture, { kind: 'text', name: 'place', label: 'Place' }, genres],
  },
  collection: {
    main: [
      title,
      summary,
      { kind: 'rich', name: 'text', label: 'Description' },
      { kind: 'references', name: 'shows', label: 'Shows', type: 'show' },
    ],
    side: [
      picture,
      {
        kind: 'select',
        name: 'kind',
        label: 'Kind',
        options: [
          ['series', 'Series'],
          ['takeovers', 'Takeover'],
          ['guest-residencies', 'Guest residency'],
        ],
      },
      { kind: 'toggle', name: 'featured', label: 'Featured' },
    ],
  },
  article: {
    main: [
      title,
      { kind: 'paragraph', name: 'lede', label: 'Description', hint: 'The lede: what it is about.' },
      { kind: 'blocks', name: 'blocks', label: 'Text' },
    ],
    side: [
      picture,
      {
        kind: 'select',
        name: 'section',
        label: 'Section',
        options: [
          ['news', 'News'],
          ['reads', 'Reads'],
          ['the-fleapit', 'The Fleapit'],
          ['residents-bin', 'Residents Bin'],
          ['resident-focus', 'Resident Focus'],
        ],
      },
      date,
      { kind: 'text', name: 'author', label: 'Author' },
      residents,
    ],
  },
  video: {
    main: [title, { kind: 'video-source', name: 'source', label: 'Video' }, description],
    side: [
      picture,
      {
        kind: 'select',
        name: 'kind',
        label: 'Kind',
        options: [
          ['shorts', 'Short'],
          ['music-videos', 'Music video'],
          ['live-sessions', 'Live session'],
        ],
      },
      date,
      { kind: 'length', name: 'seconds', label: 'Length' },
      residents,
    ],
  },
  page: {
    main: [
      title,
      { kind: 'paragraph', name: 'description', label: 'Description', hint: 'For search engines and cards.' },
      { kind: 'rich', name: 'text', label: 'Text' },
      { kind: 'blocks', name: 'blocks', label: 'More' },
    ],
    side: [
      { kind: 'picture', name: 'picture', label: 'Picture', canBeEmpty: true },
      { kind: 'toggle', name: 'isListed', label: 'In search and the sitemap' },
      { kind: 'instant', name: 'validFrom', label: 'Shown from', canBeEmpty: true },
      { kind: 'instant', name: 'validUntil', label: 'Shown until', canBeEmpty: true },
    ],
  },
  slot: {
    main: [
      title,
      { kind: 'paragraph', name: 'description', label: 'Description' },
      { kind: 'date', name: 'firstDate', label: 'First date' },
      { kind: 'time', name: 'startTime', label: 'Begins at' },
      { kind: 'minutes', name: 'minutes', label: 'Minutes' },
      {
        kind: 'select',
        name: 'repeat',
        label: 'Again',
        options: [
          ['once', 'Once only'],
          ['weekly', 'Every week'],
          ['fortnightly', 'Every other week'],
        ],
      },
      { kind: 'date', name: 'lastDate', label: 'Last date', canBeEmpty: true, hint: 'Empty: it goes on.' },
    ],
    side: [
      residents,
      { kind: 'reference', name: 'programme', label: 'Programme', type: 'programme' },
      {
        kind: 'reference',
        name: 'show',
        label: 'Show that plays',
        type: 'show',
        hint: 'Without one, recordings of the programme or of the residents play.',
      },
      { kind: 'text', name: 'zone', label: 'Time zone', hint: 'Its times are of this zone.' },
      { kind: 'picture', name: 'picture', label: 'Picture', canBeEmpty: true },
    ],
  },
  playlist: { main: [title, { kind: 'playlist', name: 'recordings', label: 'Recordings' }], side: [] },
  redirect: {
    main: [
      { kind: 'text', name: 'from', label: 'From', hint: 'A path of this site, such as /old-page.' },
      { kind: 'text', name: 'to', label: 'To', hint: 'A path of this site, or a whole address.' },
      {
        kind: 'toggle',
        name: 'permanent',
        label: 'For good',
        hint: 'Search engines then forget the old address.',
      },
    ],
    side: [],
  },
  /** Used only to compare versions; the form itself is drawn by `settings/`. */
  station: {
    main: [
      { kind: 'text', name: 'name', label: 'Station name' },
      { kind: 'text', name: 'strapline', label: 'Strapline' },
      { kind: 'paragraph', name: 'description', label: 'Description' },
      { kind: 'links', name: 'social', label: 'Elsewhere' },
    ],
    side: [
      { kind: 'text', name: 'zone', label: 'Time zone' },
      { kind: 'text', name: 'language', label: 'Language' },
      { kind: 'text', name: 'brand', label: 'Colours and fonts' },
      { kind: 'picture', name: 'logo', label: 'Logo', canBeEmpty: true },
    ],
  },
};
