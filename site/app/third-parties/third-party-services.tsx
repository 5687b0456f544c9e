import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ConsentBar } from '../consent/consent-bar.tsx';
import { useBrowserSettings, useStation } from '../root-data.ts';
import { EarlyAccessChoices } from './early-access-choices.tsx';
import { reportPageView } from './page-views.ts';
import { followConsent } from './third-parties.ts';
import { listenForIdentity } from './visitor.ts';

/** Asks for consent and runs the services that the visitor agreed to. */
export function ThirdPartyServices() {
  const settings = useBrowserSettings();
  const { accountUrl } = useStation();
  const { pathname, search } = useLocation();
  useEffect(() => followConsent(settings), [settings]);
  useEffect(() => listenForIdentity(accountUrl), [accountUrl]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL is another page view
  useEffect(reportPageView, [pathname, search]);
  return (
    <ConsentBar>
      <EarlyAccessChoices />
    </ConsentBar>
  );
}
