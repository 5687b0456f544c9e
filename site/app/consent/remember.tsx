import { consentWords } from '../words/consent.ts';

/** Checkbox beside a consent button: whether the consent is stored on this device. */
export function Remember({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className="remember">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {consentWords.remember}
    </label>
  );
}
