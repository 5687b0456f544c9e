import { useState } from 'react';
import type { StoredDocument } from '../api/documents.ts';
import { useSession } from '../session/session-store.ts';
import { NoteDialog } from './note-dialog.tsx';

type ReviewProps = {
  stored: StoredDocument | null;
  isBusy: boolean;
  onSubmit: (note: string) => Promise<string>;
  onSendBack: (note: string) => Promise<string>;
};

/** Lets a host submit a draft for review, and an editor send it back. */
export function Review({ stored, isBusy, onSubmit, onSendBack }: ReviewProps) {
  const { person } = useSession();
  const [isWriting, setWriting] = useState(false);
  const review = stored?.review;
  const isHost = person.role === 'host';
  if (!isHost && review?.state !== 'submitted') return null;
  const name = isHost ? 'Submit for review' : 'Send back';
  return (
    <>
      {review && (
        <p className="review-note">
          {review.by} {review.state === 'submitted' ? 'asks for a review' : 'sent it back'}
          {review.note && `: “${review.note}”`}
        </p>
      )}
      <button
        type="button"
        className={isHost ? 'button button-strong' : 'button'}
        disabled={isBusy || !stored?.draft}
        onClick={() => setWriting(true)}
      >
        {name}
      </button>
      {isWriting && (
        <NoteDialog
          title={name}
          label={isHost ? 'What should the editor know?' : 'What is to be changed?'}
          onClose={() => setWriting(false)}
          onSend={isHost ? onSubmit : onSendBack}
        />
      )}
    </>
  );
}
