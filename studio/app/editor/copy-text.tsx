import { useRef, useState } from 'react';
import type { Kind } from '../documents/kinds.ts';
import { readableValue } from '../history/readable-value.ts';
import { useSession } from '../session/session-store.ts';
import { forms } from './forms.ts';

type CopyTextProps = { kind: Kind; form: Record<string, unknown> };

/** Shows the whole form as text that can be copied. */
export function CopyText({ kind, form }: CopyTextProps) {
  const { station } = useSession();
  const [isCopied, setCopied] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const { main, side } = forms[kind.type] ?? { main: [], side: [] };
  const text = [...main, ...side]
    .map(({ name, label }) => [label, readableValue(name, form[name], station.zone)])
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}\n${value}`)
    .join('\n\n');

  async function copy(): Promise<void> {
    box.current?.select();
    // The text is selected first, to be copied by hand in browsers that do not let a page write to the clipboard.
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  }

  return (
    <div className="stack">
      <textarea ref={box} className="input" aria-label="Your text" readOnly rows={6} value={text} />
      <div>
        <button type="button" className="button button-small" onClick={() => void copy()}>
          Copy my text
        </button>{' '}
        <span role="status">{isCopied && 'Copied.'}</span>
      </div>
    </div>
  );
}
