import type { DocumentState, ListedDocument } from '../api/documents.ts';
import { dayAndTime } from './times.ts';

type Stated = Pick<ListedDocument, 'states' | 'publishAt' | 'refusal'>;

/** The state of a document in words. */
export function stateInWords({ states, publishAt, refusal }: Stated, zone: string): string {
  if (states.includes('trashed')) return 'In the trash';
  if (states.includes('failed')) return `Could not be published${refusal ? `: ${refusal.reason}` : ''}`;
  if (states.includes('scheduled') && publishAt) return `Scheduled for ${dayAndTime(publishAt, zone)}`;
  if (states.includes('review')) return 'In review';
  if (states.includes('changed')) return 'Live, newer draft';
  return states.includes('live') ? 'Live' : 'Draft';
}

/** Colour of the mark beside the state. */
export function toneOf({ states }: Pick<ListedDocument, 'states'>): 'live' | 'warn' | 'quiet' {
  if (states.includes('failed')) return 'warn';
  return states.includes('live') ? 'live' : 'quiet';
}

export const stateFilters: { state: DocumentState; name: string }[] = [
  { state: 'live', name: 'Live' },
  { state: 'changed', name: 'Live, with a newer draft' },
  { state: 'draft', name: 'Not published yet' },
  { state: 'scheduled', name: 'Scheduled' },
  { state: 'review', name: 'In review' },
  { state: 'failed', name: 'Could not be published' },
];
