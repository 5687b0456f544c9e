import { consentWords } from '../words/consent.ts';

/** Beside whatever agrees to something of others: for once, or for good. */
export function Remember({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="remember">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {consentWords.remember}
    </label>
  );
}
