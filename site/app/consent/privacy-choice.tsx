import { useBrowserSettings } from '../browser-settings.ts';
import { needsConsent } from '../third-parties/third-parties.ts';
import { askAgain } from './consent.ts';

/** In the footer, where there is something to choose. */
export default function PrivacyChoice() {
  if (!needsConsent(useBrowserSettings())) return null;
  return (
    <button
      type="button"
      className="mt-6 inline-flex min-h-11 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
      onClick={askAgain}
    >
      Privacy choices
    </button>
  );
}
