import type { Recording } from '@longwave/contract/document-types/recording.ts';
import { type DragEvent, useRef, useState } from 'react';
import { sentenceOf } from '../api/problem.ts';
import { forgetPrepared, tryAgain } from '../api/recordings.ts';
import { putBack } from '../api/set-aside.ts';
import { useOpenDocument } from '../documents/open-document.ts';
import { useFillFromName, useFillFromTags } from '../recording/fill-from-file.ts';
import { PreparationProgress } from '../recording/preparation-progress.tsx';
import { RecordingPanel } from '../recording/recording-panel.tsx';
import { whyRefused } from '../recording/refuse-file.ts';
import { UploadProgress } from '../recording/upload-progress.tsx';
import { useLink } from '../recording/use-link.ts';
import { usePrepared } from '../recording/use-prepared.ts';
import { useRecordingUpload } from '../recording/use-recording-upload.ts';
import { showToast } from '../ui/toasts.tsx';
import type { FieldProps } from './field-props.ts';
import { RecordingUrlField } from './recording-url-field.tsx';
import './rows.css';
import '../recording/recording.css';

const busy = ['sending', 'waiting', 'checking', 'ready'];

/** The sound of a show: a file of the station, or the URL of a mix at SoundCloud or Mixcloud. */
export function RecordingField({ label, hint, value, onChange, fault }: FieldProps) {
  const recording = value as Recording | null | undefined;
  const open = useOpenDocument();
  const upload = useRecordingUpload(open.slug);
  const { prepared, isLoading, ask, refresh } = usePrepared();
  useLink(upload.state, { prepared, ask }, upload.forget);
  useFillFromTags(prepared);
  const fillFromName = useFillFromName();
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const choose = () => file.current?.click();

  function take(given: File | undefined): void {
    if (!given || busy.includes(upload.state?.phase ?? '')) return;
    const refused = whyRefused(given);
    setProblem(refused);
    if (refused) return;
    fillFromName(given.name);
    upload.send(given);
  }

  async function cancel(): Promise<void> {
    // The preparation may be of the recording that the show had before this upload.
    const isOfUpload = prepared !== null && prepared.upload === upload.state?.id;
    await upload.cancel();
    if (isOfUpload) await ask(forgetPrepared);
  }

  async function takeOff(): Promise<void> {
    onChange(null);
    let setAside: string | null = null;
    if (prepared)
      await ask(async (slug) => {
        const response = await forgetPrepared(slug);
        setAside = response.setAside;
        return response;
      });
    showToast('The recording was taken off this show.', { undo: () => void giveBack(setAside) });
  }

  async function giveBack(setAside: string | null): Promise<void> {
    try {
      if (setAside) await putBack(setAside);
      await refresh();
      open.change({ recording });
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <fieldset
      className={isOver ? 'rows recording-field recording-over' : 'rows recording-field'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className="field-label">{label}</legend>
      <input
        ref={file}
        type="file"
        accept="audio/*,.mp3,.wav,.aif,.aiff,.flac,.m4a,.aac,.ogg,.oga,.opus"
        hidden
        aria-label="File of the recording"
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {recording?.kind === 'file' && (
        <RecordingPanel key={recording.name} recording={recording} prepared={prepared} ask={ask} />
      )}
      {upload.state && (
        <UploadProgress
          state={upload.state}
          onPause={upload.pause}
          onGoOn={upload.goOn}
          onChoose={choose}
          onCancel={() => void cancel()}
        />
      )}
      {!upload.state && prepared && prepared.state !== 'ready' && (
        <PreparationProgress
          prepared={prepared}
          onAgain={() => void ask(tryAgain)}
          onChoose={choose}
          onForget={() => void ask(forgetPrepared)}
        />
      )}
      {!upload.state && (!prepared || prepared.state === 'ready') && (
        <div className="recording-drop">
          <button type="button" className="button button-small" onClick={choose}>
            Upload recording
          </button>
          {recording?.kind === 'file' && (
            // Also ends the preparation, if there is one.
            <button
              type="button"
              className="button button-small"
              disabled={isLoading}
              onClick={() => void takeOff()}
            >
              Take the recording off this show
            </button>
          )}
          <p>or drop a file here: mp3, wav, aiff, flac, m4a, ogg</p>
        </div>
      )}
      {problem && (
        <p className="field-fault" role="alert">
          {problem}
        </p>
      )}
      {recording?.kind === 'file' ? (
        fault && <p className="field-fault">{fault}</p>
      ) : (
        <RecordingUrlField recording={recording} hint={hint} fault={fault} onChange={onChange} />
      )}
    </fieldset>
  );
}
