import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type PlanWithRows, planFeed, planFile, planUploads } from '../api/move-in.ts';
import { sentenceOf } from '../api/problem.ts';
import { useSession } from '../session/session-store.ts';
import { Field, Input } from '../ui/field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { type Sent, sendRecordings } from './send-recordings.ts';
import { warnBeforeClosing } from './warn-before-closing.ts';

/** Where the shows come from: a feed, a file, or recordings with tags. */
export function ChooseSource({ onPlan }: { onPlan: (plan: PlanWithRows) => void }) {
  const person = useSession().person.id;
  const [url, setUrl] = useState('');
  const [message, setMessage] = useState('');
  const [fault, setFault] = useState('');
  const [refused, setRefused] = useState<Sent['refused']>([]);
  const isBusy = message !== '';
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function read(text: string, work: () => Promise<PlanWithRows | undefined>): Promise<void> {
    setMessage(text);
    setFault('');
    try {
      const plan = await work();
      // Opens the plan only if the person is still on this screen.
      if (plan && isHere.current) onPlan(plan);
      else if (plan) showToast(`“${plan.source.name}” can be looked at under Move in.`);
    } catch (error) {
      setFault(sentenceOf(error));
    }
    setMessage('');
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    void read('The feed is being read …', () => planFeed(url));
  }
  function readFile(file: File | undefined): void {
    if (file) void read(`${file.name} is being read …`, () => planFile(file));
  }
  function upload(files: FileList | null): void {
    if (!files?.length) return;
    void read('The recordings are being sent …', async () => {
      const sent = await warnBeforeClosing(() => sendRecordings([...files], person, setMessage));
      setRefused(sent.refused);
      if (sent.names.length > 0) {
        for (const { file, reason } of sent.refused) showToast(`${file}: ${reason}`, { isBad: true });
        return await planUploads(sent.names);
      }
      setFault(
        sent.refused.length > 0 ? 'None of the files could be used.' : 'There is no recording among them.',
      );
      return undefined;
    });
  }

  return (
    <section className="move-in-sources" aria-label="Where the shows come from">
      <form className="move-in-source" onSubmit={submit}>
        <h2>A podcast feed</h2>
        <Input
          label="Address of the feed"
          type="url"
          required
          placeholder="https://"
          value={url}
          onChange={setUrl}
        />
        <div>
          <button type="submit" className="button" disabled={isBusy}>
            Read the feed
          </button>
        </div>
      </form>
      <div className="move-in-source">
        <h2>A file</h2>
        <FileField
          label="Feed or table"
          hint="RSS, or CSV with the columns title and date, and description, residents, genres, recording, picture, tracklist where you have them. Put a name with a comma in it in quotation marks."
          accept=".xml,.rss,.csv,.tsv,.txt"
          isDisabled={isBusy}
          onFiles={(files) => readFile(files?.[0])}
        />
      </div>
      <div className="move-in-source">
        <h2>Recordings</h2>
        <FileField
          label="Files of sound"
          hint="Title, artist, date and genre are read from their tags."
          accept="audio/*"
          isDisabled={isBusy}
          isMultiple
          onFiles={upload}
        />
        <FileField label="Or a whole folder" isDisabled={isBusy} isFolder onFiles={upload} />
      </div>
      <p role="status" aria-label="Reading">
        {message}
      </p>
      {fault && (
        <p role="alert" className="move-in-fault">
          {fault}
        </p>
      )}
      {refused.length > 0 && (
        <ul className="move-in-notes">
          {refused.map(({ file, reason }) => (
            <li key={file}>
              {file}: {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type FileFieldProps = {
  label: string;
  hint?: string;
  accept?: string;
  isDisabled: boolean;
  isMultiple?: boolean;
  isFolder?: boolean;
  onFiles: (files: FileList | null) => void;
};

/** A file input that is cleared on each click, so that the same file can be chosen again after it was corrected. */
function FileField({ label, hint, accept, isDisabled, isMultiple, isFolder, onFiles }: FileFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(ids) => (
        <input
          {...ids}
          type="file"
          accept={accept}
          disabled={isDisabled}
          multiple={isMultiple || isFolder}
          {...(isFolder && { webkitdirectory: '' })}
          onChange={(event) => onFiles(event.target.files)}
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
        />
      )}
    </Field>
  );
}
