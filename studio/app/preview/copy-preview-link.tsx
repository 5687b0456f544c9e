import { useState } from 'react';
import type { DocumentName } from '../api/documents.ts';
import { makePreview, type Preview } from '../api/preview.ts';
import { sentenceOf } from '../api/problem.ts';
import { dayAndTime } from '../documents/times.ts';
import { useSession } from '../session/session-store.ts';
import { CopyBox } from '../ui/copy-box.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toasts.tsx';

/** Copies a link for somebody without an account. It shows this draft, and nothing else that is not live. */
export function CopyPreviewLink({ name }: { name: DocumentName }) {
  const { station } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState<Preview>();

  async function copy(): Promise<void> {
    setBusy(true);
    try {
      const made = await makePreview(name, 'link');
      await navigator.clipboard.writeText(urlOf(made)).then(
        () =>
          showToast(
            `The link is copied. Whoever has it sees this draft until ${dayAndTime(made.until, station.zone)}.`,
          ),
        // Some browsers do not let a page write to the clipboard: the link is shown instead.
        () => setShown(made),
      );
    } catch (error) {
      showToast(`There is no link: ${sentenceOf(error)}`, { isBad: true });
    }
    setBusy(false);
  }

  return (
    <>
      <button
        type="button"
        className="button button-small"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void copy()}
      >
        Copy preview link
      </button>
      {shown && (
        <Dialog title="Preview link" focusOn="input" onClose={() => setShown(undefined)}>
          <p>Whoever has it sees this draft until {dayAndTime(shown.until, station.zone)}.</p>
          <CopyBox label="Link" text={urlOf(shown)} />
          <div className="dialog-actions">
            <button type="button" className="button" onClick={() => setShown(undefined)}>
              Close
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const urlOf = ({ path }: Preview) => new URL(path, location.origin).href;
