import { useState } from 'react';
import { Input } from './field.tsx';
import './copy-box.css';

/** A text that is shown only once, with a button to copy it. */
export function CopyBox({ label, text }: { label: string; text: string }) {
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      document.querySelector<HTMLInputElement>('.copy-box input')?.select();
    }
  }
  return (
    <div className="copy-box">
      <Input
        label={label}
        readOnly
        value={text}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </div>
  );
}
