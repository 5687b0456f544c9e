import { useBrowserSettings } from '../root-data.ts';
import { consentWords } from '../words/consent.ts';
import { consent } from './consent.ts';
import { purposesOf } from './purposes.ts';

/** Button in the footer that opens the dialog of choices; only for stations that use third parties. */
export default function PrivacyChoice() {
  if (purposesOf(useBrowserSettings()).length === 0) return null;
  return (
    <button
      type="button"
      className="mt-6 inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
      onClick={() => consent.setState({ choosing: true })}
    >
      {consentWords.choices}
    </button>
  );
}
