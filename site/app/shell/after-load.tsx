import { useEffect } from 'react';
import { useBrowserSettings } from '../browser-settings.ts';
import ConsentBar from '../consent/consent-bar.tsx';
import { purposesOf } from '../consent/purposes.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { registerWorker } from '../offline/register-worker.ts';
import { watchFollows } from '../saved/find-new-shows.ts';
import { keepNoticesInStep } from '../saved/keep-notices-in-step.ts';
import { watchBuilds } from './build-updates.ts';
import { LostPageNotice } from './lost-page-notice.tsx';
import { preloadPages } from './preload-pages.ts';

export default function AfterLoad() {
  const settings = useBrowserSettings();
  const { buildId, buildPollSeconds, contentHost } = settings;
  useEffect(registerWorker, []);
  useEffect(preloadPages, []);
  useEffect(() => keepNoticesInStep(contentHost), [contentHost]);
  useEffect(() => watchFollows(contentHost), [contentHost]);
  useEffect(() => watchBuilds(buildId, buildPollSeconds), [buildId, buildPollSeconds]);
  useEffect(() => {
    import('./menu.tsx').catch(() => undefined);
  }, []);
  return (
    <>
      <OfflineNotice />
      <LostPageNotice />
      {purposesOf(settings).length > 0 && <ConsentBar />}
    </>
  );
}
