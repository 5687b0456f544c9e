import { useEffect, useRef } from 'react';
import type { StoredDocument } from '../api/documents.ts';
import type { Kind } from '../documents/kinds.ts';
import { type OpenDocument, OpenDocumentProvider } from '../documents/open-document.ts';
import { titleOf } from '../documents/titles.ts';
import { nextValue } from '../fields/field-props.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useIsShown, useIsWide } from '../preview/use-preview.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { ActionBar } from './action-bar.tsx';
import { Conflict } from './conflict.tsx';
import { FormField } from './form-field.tsx';
import type { FormField as Spec } from './form-fields.ts';
import { forms } from './forms.ts';
import { saveStateInWords } from './save-state.ts';
import { SlugField } from './slug-field.tsx';
import { useEditing, useEditingState } from './use-editing.ts';
import { othersInWords, usePresence } from './use-presence.ts';

type DocumentFormProps = { kind: Kind; slug: string; stored: StoredDocument | null };

export function DocumentForm({ kind, slug, stored }: DocumentFormProps) {
  const editing = useEditing(kind, slug, stored);
  const state = useEditingState(editing);
  const { station, person } = useSession();
  const others = usePresence({ type: kind.type, slug: state.slug }, state.stored !== null);
  const isWide = useIsWide();
  const [isShown, show] = useIsShown(person.id, isWide);
  const preview = kind.sitePath ? { isShown, show } : undefined;
  const form = useRef<HTMLFormElement>(null);
  const title = titleOf(state.form, kind.type) || `New ${kind.one}`;
  const fields = forms[kind.type] ?? { main: [], side: [] };
  const known = [...fields.main, ...fields.side].map(({ name }) => name);
  const elsewhere = state.faults.filter(({ field }) => !known.includes(field.split('.')[0] ?? ''));
  useEffect(() => {
    document.title = `${title} – Studio`;
  }, [title]);
  const hasFaults = state.faults.length > 0;
  useEffect(() => {
    if (hasFaults)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], .field-fault')
        ?.scrollIntoView({ block: 'center' });
  }, [hasFaults]);

  const open: OpenDocument = {
    ...{ type: kind.type, slug: state.slug, form: state.form },
    change: (next) => editing.change(typeof next === 'function' ? next(editing.getState().form) : next),
    refresh: () => editing.refresh(),
  };
  const draw = (spec: Spec) => (
    <FormField
      key={spec.name}
      spec={spec}
      value={state.form[spec.name]}
      faults={state.faults}
      onChange={(next) =>
        editing.change({ [spec.name]: nextValue(next, editing.getState().form[spec.name]) })
      }
    />
  );

  const pane = preview?.isShown && <PreviewPane kind={kind} state={state} onHide={() => show(false)} />;
  return (
    <div className={pane && isWide ? 'editor editor-with-page' : 'editor'}>
      <div className="editor-work">
        <div className="editor-head">
          <Link to={`/${kind.path}`} className="editor-back">
            ← {kind.heading}
          </Link>
          <h1>{title}</h1>
          <p role="status" aria-label="Save state" className={`save-state save-state-${state.phase}`}>
            {saveStateInWords(state, station.zone)}
          </p>
          <p aria-live="polite" className="also-here">
            {othersInWords(others)}
          </p>
          <ActionBar kind={kind} editing={editing} state={state} preview={preview} />
        </div>
        {hasFaults && (
          <div className="editor-faults" role="alert">
            {state.faults.length === 1
              ? 'One thing is missing or wrong'
              : `${state.faults.length} things are missing or wrong`}
            : it stands at each field.
            {elsewhere.map(({ field, reason }) => (
              <p key={field}>
                {field}: {reason}
              </p>
            ))}
          </div>
        )}
        <form ref={form} className="editor-form" onSubmit={(event) => event.preventDefault()}>
          <OpenDocumentProvider value={open}>
            <div className="editor-main">{fields.main.map(draw)}</div>
            <div className="editor-side">
              {fields.side.map(draw)}
              <SlugField kind={kind} editing={editing} state={state} />
            </div>
          </OpenDocumentProvider>
        </form>
      </div>
      {pane && isWide && pane}
      {pane && !isWide && (
        <Dialog title="Preview" className="dialog-page" onClose={() => show(false)}>
          {pane}
        </Dialog>
      )}
      {state.phase === 'conflict' && <Conflict kind={kind} editing={editing} state={state} />}
    </div>
  );
}
