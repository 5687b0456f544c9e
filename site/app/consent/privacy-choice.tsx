import { useBrowserSettings } from '../browser-settings.ts';
import { needsConsent } from '../third-parties/third-parties.ts';
import { askAgain } from './consent.ts';

/** In the footer, where there is something to choose. */
export function PrivacyChoice() {
  if (!needsConsent(useBrowserSettings())) return null;
  return (
    <button type="button" className="link-button" onClick={askAgain}>
      Privacy choices
    </button>
  );
}
