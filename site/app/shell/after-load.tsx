import { useEffect } from 'react';
import { useBrowserSettings } from '../browser-settings.ts';
import ConsentBar from '../consent/consent-bar.tsx';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { registerWorker } from '../offline/register-worker.ts';
import { needsConsent } from '../third-parties/third-parties.ts';

export default function AfterLoad() {
  const settings = useBrowserSettings();
  useEffect(registerWorker, []);
  return (
    <>
      <OfflineNotice />
      {needsConsent(settings) && <ConsentBar />}
    </>
  );
}
