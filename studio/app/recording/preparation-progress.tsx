import type { Prepared } from '../api/recordings.ts';
import { sizeInWords } from './size-in-words.ts';
import { timeLeftInWords } from './time-left.ts';

type ProgressProps = {
  prepared: Prepared;
  onAgain: () => void;
  onChoose: () => void;
  onForget: () => void;
};

/** State and progress of a preparation, with the actions for one that has failed. */
export function PreparationProgress({ prepared, onAgain, onChoose, onForget }: ProgressProps) {
  const { state, filename, progress, canTryAgain } = prepared;
  const isFailed = state === 'failed';
  const isUploading = state === 'uploading';
  return (
    <div className="upload">
      <p className="upload-name">{filename}</p>
      {!isFailed && (
        <progress
          aria-label={`Progress of ${filename}`}
          max={1}
          value={
            isUploading
              ? prepared.received / (prepared.bytes || 1)
              : progress && 'done' in progress
                ? progress.done
                : undefined
          }
        />
      )}
      <p className={isFailed ? 'field-fault' : 'field-hint'} role="status">
        {inWords(prepared)}
      </p>
      {(isFailed || isUploading) && (
        <div className="rows-actions">
          {canTryAgain && (
            <button type="button" className="button button-small" onClick={onAgain}>
              Try again
            </button>
          )}
          <button type="button" className="button button-small" onClick={onChoose}>
            {isFailed ? 'Upload recording' : 'Choose the file again'}
          </button>
          <button type="button" className="button button-small button-plain" onClick={onForget}>
            {isFailed ? 'Dismiss' : 'Cancel the upload'}
          </button>
        </div>
      )}
    </div>
  );
}

const meanwhile = 'The show can be published meanwhile, and this window closed.';

function inWords({ state, reason, progress, received, bytes }: Prepared): string {
  if (state === 'failed') return reason;
  if (state === 'uploading')
    return received < bytes
      ? `${Math.floor((100 * received) / (bytes || 1))}% of ${sizeInWords(bytes)} has arrived. Choose the same file again to go on from there.`
      : 'All of it has arrived. The station is checking it.';
  const doing =
    state === 'measuring' ? 'Measuring its length, loudness and silence' : 'Making it station-ready';
  if (!progress || 'ahead' in progress)
    return `${doing}: waiting for its turn${progress?.ahead ? ` behind ${countOf(progress.ahead)}` : ''}. ${meanwhile}`;
  return `${doing}: ${Math.floor(100 * progress.done)}%, ${timeLeftInWords(progress.secondsLeft)}. ${meanwhile}`;
}

function countOf(recordings: number): string {
  return recordings === 1 ? 'another recording' : `${recordings} other recordings`;
}
