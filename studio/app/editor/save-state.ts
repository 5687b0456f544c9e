import { lately } from '../documents/times.ts';
import type { EditingState } from './editing-state.ts';

/** Says in words whether the text is saved, and what visitors see. */
export function saveStateInWords(state: EditingState, zone: string): string {
  return `${savedInWords(state, zone)} ${seenInWords(state, zone)}`.trim();
}

function savedInWords({ phase, reason, stored, savedAt, isRecovered }: EditingState, zone: string): string {
  switch (phase) {
    case 'saving':
      return 'Saving …';
    case 'waiting':
      return `Not saved yet. ${reason} It is kept on this computer and tried again.`;
    case 'refused':
      return `Not saved. ${reason}`;
    case 'conflict':
      return 'Not saved: somebody else has changed it.';
    case 'typing':
      if (!stored) return 'Give it a title, and it is saved.';
      return isRecovered ? 'What was not saved last time is here again. Saving …' : 'Typing …';
    case 'same':
      if (!stored) return 'Nothing to save yet.';
      return savedAt ? `Saved ${lately(savedAt, zone)}.` : 'Everything is saved.';
  }
}

function seenInWords({ stored, isUnsure }: EditingState, zone: string): string {
  if (!stored) return '';
  if (isUnsure) return 'The station did not answer: it is asked again what visitors see.';
  if (stored.refusal) return `It could not be published: ${stored.refusal.reason}`;
  if (stored.publishAt) return `It is published ${onDay(stored.publishAt, zone)}.`;
  if (!stored.live) return 'Visitors do not see it yet.';
  if (!stored.draft) return 'Visitors see this version.';
  return stored.changed
    ? `Visitors see the version of ${lately(stored.changed, zone)}.`
    : 'Visitors see the version before this one.';
}

function onDay(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: zone, timeZoneName: 'short' },
  } as Intl.DateTimeFormatOptions).format(new Date(instant));
}
