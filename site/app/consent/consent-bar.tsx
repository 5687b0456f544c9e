import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { startThirdParties } from '../third-parties/third-parties.ts';
import { Link } from '../ui/link.tsx';
import { consent, giveConsent, recallConsent } from './consent.ts';

/** Asks once whether services of others may be used. Yes and no look the same and cost one click each. */
export default function ConsentBar() {
  const settings = useBrowserSettings();
  const asking = useStore(consent, (state) => state.asking);
  useEffect(() => {
    recallConsent();
    return startThirdParties(settings);
  }, [settings]);
  if (!asking) return null;
  return (
    <section className="consent-bar" aria-label="Privacy">
      <p>
        May we count visits with services of others? It helps us see what is heard.{' '}
        <Link href="/info">More about us</Link>
      </p>
      <div className="consent-answers">
        <button type="button" className="button" onClick={() => giveConsent('yes')}>
          Yes, count me
        </button>
        <button type="button" className="button" onClick={() => giveConsent('no')}>
          No, thanks
        </button>
      </div>
    </section>
  );
}
