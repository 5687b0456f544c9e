import { type FormEvent, useState } from 'react';
import type { Kind } from '../documents/kinds.ts';
import { Link } from '../router/link.tsx';
import { useSearch } from '../router/location.ts';
import { useSession } from '../session/session-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';
import { SubmitActions } from '../ui/submit-actions.tsx';
import { showToast } from '../ui/toasts.tsx';
import { useSavedViews } from './saved-views.ts';

/** The person's saved views of a list, and a button to save the current one. */
export function ViewsBar({ kind }: { kind: Kind }) {
  const { person } = useSession();
  const search = useSearch().toString();
  const { views, save, remove, restore } = useSavedViews(person.id, kind.path);
  const [isNaming, setNaming] = useState(false);
  const current = views.find((view) => view.search === search);
  if (views.length === 0 && !search) return null;

  function forget(name: string): void {
    remove(name);
    showToast(`The view “${name}” was removed.`, { undo: () => restore(views) });
  }

  return (
    <nav className="views" aria-label="Views">
      {views.length > 0 && (
        <Link to={`/${kind.path}`} aria-current={search === '' ? 'page' : undefined}>
          All {kind.one}s
        </Link>
      )}
      {views.map((view) => (
        <span key={view.name} className="view">
          <Link
            to={`/${kind.path}?${view.search}`}
            aria-current={view.search === search ? 'page' : undefined}
          >
            {view.name}
          </Link>
          {view === current && (
            <button
              type="button"
              aria-label={`Remove the view ${view.name}`}
              onClick={() => forget(view.name)}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {search && !current && (
        <button type="button" className="button button-small button-plain" onClick={() => setNaming(true)}>
          Save this view
        </button>
      )}
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onNamed={(name) => {
            save({ name, search });
            setNaming(false);
          }}
        />
      )}
    </nav>
  );
}

function NameDialog({ onClose, onNamed }: { onClose: () => void; onNamed: (name: string) => void }) {
  const [name, setName] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim()) onNamed(name.trim());
  }
  return (
    <Dialog title="Save this view" focusOn="input" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Input
          label="Name of the view"
          hint="This browser keeps what is searched, filtered and sorted."
          required
          maxLength={40}
          value={name}
          onChange={setName}
        />
        <SubmitActions submit="Save" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
