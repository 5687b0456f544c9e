import type { UploadState } from './recording-upload.ts';
import { sizeInWords } from './size-in-words.ts';
import { timeLeftInWords } from './time-left.ts';
import { UnfinishedUploads } from './unfinished-uploads.tsx';

type ProgressProps = {
  state: UploadState;
  onPause: () => void;
  onGoOn: () => void;
  onChoose: () => void;
  onCancel: () => void;
};

/** Progress of an upload, with its actions. */
export function UploadProgress({ state, onPause, onGoOn, onChoose, onCancel }: ProgressProps) {
  const { phase, filename, sent, bytes } = state;
  return (
    <div className="upload">
      <p className="upload-name">{filename}</p>
      {phase !== 'refused' && (
        <progress
          aria-label={`Upload of ${filename}`}
          max={bytes || 1}
          value={phase === 'checking' || phase === 'ready' ? undefined : sent}
        />
      )}
      <p className={phase === 'refused' ? 'field-fault' : 'field-hint'} role="status">
        {inWords(state)}
      </p>
      {state.isTooMany && <UnfinishedUploads />}
      <div className="rows-actions">
        {(phase === 'sending' || phase === 'waiting') && (
          <button type="button" className="button button-small" onClick={onPause}>
            Pause
          </button>
        )}
        {phase === 'paused' && (
          <button type="button" className="button button-small" onClick={onGoOn}>
            Go on
          </button>
        )}
        {(phase === 'interrupted' || phase === 'refused') && (
          <button type="button" className="button button-small" onClick={onChoose}>
            {phase === 'refused' ? 'Upload recording' : 'Choose the file again'}
          </button>
        )}
        {phase !== 'checking' && (
          <button type="button" className="button button-small button-plain" onClick={onCancel}>
            {phase === 'refused' ? 'Dismiss' : 'Cancel the upload'}
          </button>
        )}
      </div>
    </div>
  );
}

function inWords({ phase, sent, bytes, secondsLeft, reason }: UploadState): string {
  const soFar = `${Math.floor((100 * sent) / (bytes || 1))}% of ${sizeInWords(bytes)}`;
  switch (phase) {
    case 'sending':
      return `${soFar}, ${timeLeftInWords(secondsLeft)}. The show can be published meanwhile.`;
    case 'waiting':
      return `${soFar}. The connection is lost; it goes on by itself.`;
    case 'paused':
      return `${soFar}, paused. ${reason}`;
    case 'interrupted':
      return `${soFar} has arrived. Choose the same file again to go on from there.`;
    case 'ready':
      return 'All of it has arrived. Give the show a title, and it gets its recording.';
    case 'checking':
      return sent < bytes
        ? 'The station is asked how far it is.'
        : 'All of it has arrived. The station is checking it.';
    case 'refused':
      return reason;
  }
}
