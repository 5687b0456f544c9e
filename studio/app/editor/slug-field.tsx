import { reservedSlugs } from '@longwave/contract/reserved-slugs.ts';
import { slug as slugShape } from '@longwave/contract/slug.ts';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../api/problem.ts';
import type { Kind } from '../documents/kinds.ts';
import { slugOf } from '../documents/slug-of.ts';
import { useSession } from '../session/session-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';
import { SubmitActions } from '../ui/submit-actions.tsx';
import { showToast } from '../ui/toasts.tsx';
import type { Editing } from './editing.ts';
import type { EditingState } from './editing-state.ts';

type SlugFieldProps = { kind: Kind; editing: Editing; state: EditingState };

/** The path of the document's page. It follows the title until the document is published, and can be changed by hand. */
export function SlugField({ kind, editing, state }: SlugFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const isHost = useSession().person.role === 'host';
  if (!state.stored || !kind.sitePath) return null;
  // Only editors may change the slug of a document that is live.
  const mayChange = !isHost || state.stored.liveVersion === null;
  const path = `${kind.sitePath}${state.slug}`;
  return (
    <div className="field">
      <span className="field-label">Address</span>
      <p className="mono slug-path">
        {state.stored.live ? (
          <a href={path} target="_blank" rel="noopener">
            {path}
          </a>
        ) : (
          path
        )}
      </p>
      {mayChange && (
        <div>
          <button type="button" className="button button-small" onClick={() => setOpen(true)}>
            Change the address
          </button>
        </div>
      )}
      {isOpen && <RenameDialog kind={kind} editing={editing} state={state} onClose={() => setOpen(false)} />}
    </div>
  );
}

function RenameDialog({ kind, editing, state, onClose }: SlugFieldProps & { onClose: () => void }) {
  const [typed, setTyped] = useState(state.slug);
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const slug = slugOf(typed);
    const isReserved = reservedSlugs[kind.type]?.includes(slug);
    if (!slugShape.safeParse(slug).success) return setProblem('Use letters, digits and dashes.');
    if (isReserved)
      return setProblem(`${kind.sitePath}${slug} is a page of the site itself. Choose another one.`);
    try {
      await editing.rename(slug);
      if (state.stored?.live) showToast(`Visitors of the old address are led to ${kind.sitePath}${slug}.`);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  }

  return (
    <Dialog title="Change the address" focusOn="input" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Input
          label={`Address after ${kind.sitePath}`}
          value={typed}
          onChange={setTyped}
          hint={state.stored?.live ? 'The old address leads to the new one.' : undefined}
          fault={problem || undefined}
          isAlert
        />
        <SubmitActions submit="Change" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
