import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { kindOfPath, railPathOf } from '../documents/kinds.ts';
import { firstSlugOf } from '../documents/slug-aliases.ts';
import { DocumentList } from '../lists/document-list.tsx';
import { navigate, usePath } from '../router/location.ts';
import { ReauthenticateDialog } from '../session/reauthenticate-dialog.tsx';
import { useSessionState } from '../session/session-store.ts';
import { Notice } from '../ui/notice.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useDroppedBeside } from './dropped-beside.ts';
import { Rail } from './rail.tsx';
import { screens, screensFor } from './screens.ts';
import { TopBar } from './top-bar.tsx';
import './shell.css';

const Editor = lazy(() => import('../editor/editor.tsx'));
const Media = lazy(() => import('../media/media.tsx'));
const Trash = lazy(() => import('../trash/trash.tsx'));
const People = lazy(() => import('../people/people.tsx'));
const Settings = lazy(() => import('../settings/settings.tsx'));
const MoveIn = lazy(() => import('../move-in/move-in.tsx'));
const MakeItYours = lazy(() => import('../setup/make-it-yours.tsx'));
const Palette = lazy(() => import('../palette/palette.tsx'));

export function Shell() {
  const state = useSessionState();
  const [isFinding, setFinding] = useState(false);
  // A layout effect, so that the keys work as soon as the shell is visible.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setFinding(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useDroppedBeside();
  if (state.status !== 'signed-in') return null;
  return (
    <div className="shell">
      <TopBar onFind={() => setFinding(true)} />
      <Rail />
      <main className="shell-main">
        <Suspense fallback={<p className="shell-loading">Loading …</p>}>
          <CurrentScreen />
        </Suspense>
      </main>
      <Toasts />
      <Suspense>{isFinding && <Palette onClose={() => setFinding(false)} />}</Suspense>
      {state.reauthentication && (
        <ReauthenticateDialog required={state.reauthentication} session={state.session} />
      )}
    </div>
  );
}

function CurrentScreen() {
  const path = usePath();
  const state = useSessionState();
  const [, screen = '', slug, view] = path.split('/');
  const isHome = screen === '' || screen === 'setup';
  useEffect(() => {
    if (isHome) navigate('/shows', { replace: true });
  }, [isHome]);
  if (isHome || state.status !== 'signed-in') return null;
  const kind = kindOfPath(screen);
  const { role } = state.session.person;
  const isScreen = screens.some(({ path: known }) => known === railPathOf(screen));
  const isAllowed = screensFor(role).some(({ path: known }) => known === railPathOf(screen));
  if (isScreen && !isAllowed)
    return (
      <Notice isScreen title="This is not for your role">
        You are signed in as {role}. An owner of the station can change that.
      </Notice>
    );
  if (kind && slug)
    return (
      <Editor key={`${kind.path}/${firstSlugOf(kind.type, slug)}`} kind={kind} slug={slug} view={view} />
    );
  if (kind) return <DocumentList key={kind.path} kind={kind} />;
  if (screen === 'media') return <Media name={slug} />;
  if (screen === 'trash') return <Trash />;
  if (screen === 'people') return <People />;
  if (screen === 'settings') return <Settings />;
  if (screen === 'move-in') return <MoveIn id={slug} />;
  if (screen === 'make-it-yours') return <MakeItYours />;
  return (
    <Notice isScreen title="There is nothing at this address">
      Choose a place from the menu.
    </Notice>
  );
}
