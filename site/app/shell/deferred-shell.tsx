import { useEffect } from 'react';
import { purposesOf } from '../consent/purposes.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { registerWorker } from '../offline/register-worker.ts';
import { useBrowserSettings } from '../root-data.ts';
import { watchFollows } from '../saved/find-new-shows.ts';
import { AccountPrompts } from '../saved/prompts/account-prompts.tsx';
import { syncFollows } from '../saved/push/sync-follows.ts';
import { ThirdPartyServices } from '../third-parties/third-party-services.tsx';
import { watchBuilds } from './build-updates.ts';
import { FailedPageNotice } from './failed-page-notice.tsx';
import { preloadPages } from './preload-pages.ts';

/** The part of the shell that starts once the page has loaded and the browser is idle. */
export default function DeferredShell() {
  const settings = useBrowserSettings();
  const { buildId, buildPollSeconds, contentHost } = settings;
  useEffect(registerWorker, []);
  useEffect(preloadPages, []);
  useEffect(() => syncFollows(contentHost), [contentHost]);
  useEffect(() => watchFollows(contentHost), [contentHost]);
  useEffect(() => watchBuilds(buildId, buildPollSeconds), [buildId, buildPollSeconds]);
  useEffect(() => {
    import('./menu.tsx').catch(() => undefined);
  }, []);
  return (
    <>
      <OfflineNotice />
      <FailedPageNotice />
      <AccountPrompts />
      {purposesOf(settings).length > 0 && <ThirdPartyServices />}
    </>
  );
}
