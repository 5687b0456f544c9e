import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { StoredDocument } from '../api/documents.ts';
import { sentenceOf } from '../api/problem.ts';
import { PreviewFrames } from '../preview/preview-frames.tsx';
import { usePreviewPath } from '../preview/use-preview.ts';
import { StationActions } from '../settings/station-actions.tsx';
import { StationFields } from '../settings/station-fields.tsx';
import { type StationEditing, useStation, useStoredStation } from '../settings/use-station.ts';
import { Notice } from '../ui/notice.tsx';
import { KeepDemo } from './keep-demo.tsx';
import '../settings/settings.css';
import '../preview/preview.css';
import './make-it-yours.css';

/** The screen after the first sign-in: the main settings of the station, with a preview of its home page beside them. */
export default function MakeItYours() {
  const stored = useStoredStation();
  useEffect(() => {
    document.title = 'Make it yours – Studio';
  }, []);
  if (stored.isError)
    return (
      <Notice isScreen title="The settings could not be loaded" isAlert>
        {sentenceOf(stored.error)}
      </Notice>
    );
  return stored.data ? <Steps stored={stored.data} /> : <p className="shell-loading">Loading …</p>;
}

function Steps({ stored: first }: { stored: StoredDocument }) {
  const editing = useStation(first);
  const { stored } = editing.state;
  const [isAnswered, setAnswered] = useState(false);
  const [isEmptied, setEmptied] = useState(false);
  const page = usePreviewPath({ type: 'station', slug: 'station' }, true);
  useOwnZone(editing);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await editing.publish()) setAnswered(true);
  }
  return (
    <div className="yours">
      <form className="yours-form" onSubmit={submit}>
        <h1>Make it yours</h1>
        {isAnswered ? (
          <KeepDemo onEmptied={() => setEmptied(true)} onBack={() => setAnswered(false)} />
        ) : (
          <>
            <StationFields editing={editing} />
            <StationActions editing={editing}>
              <button type="button" className="button" onClick={() => setAnswered(true)}>
                Later
              </button>
            </StationActions>
          </>
        )}
      </form>
      <section className="yours-page" aria-label="The home page, as you make it">
        {page.data ? (
          <PreviewFrames
            src={page.data.path}
            version={`${stored?.version} ${stored?.liveVersion} ${isEmptied}`}
          />
        ) : (
          <p className="preview-note">
            {page.isError ? `The page cannot be shown: ${sentenceOf(page.error)}` : 'Opening the page …'}
          </p>
        )}
      </section>
    </div>
  );
}

/** Fills in the person's own time zone, once, while the station's settings are still as it came. */
function useOwnZone({ isUntouched, station, change }: StationEditing): void {
  const isFilled = useRef(false);
  useEffect(() => {
    if (!isUntouched || isFilled.current) return;
    isFilled.current = true;
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const isKnown = Intl.supportedValuesOf('timeZone').includes(here);
    if (isKnown && station.zone !== here) change({ zone: here });
  }, [isUntouched, station.zone, change]);
}
