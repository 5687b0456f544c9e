import { consentWords } from '../words/consent.ts';

/** Beside a button that agrees to a third party: whether that is remembered on this device. */
export function Remember({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="remember">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {consentWords.remember}
    </label>
  );
}
