import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kindOfPath, railPathOf } from '../documents/kinds.ts';
import { firstSlugOf } from '../documents/slug-aliases.ts';
import { DocumentList } from '../lists/document-list.tsx';
import { navigate, usePath } from '../router/location.ts';
import { ReauthenticateDialog } from '../session/reauthenticate-dialog.tsx';
import { useSessionState } from '../session/session-store.ts';
import { Boundary } from '../ui/boundary.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { lazily } from '../ui/lazily.ts';
import { Notice } from '../ui/notice.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { useDroppedBeside } from './dropped-beside.ts';
import { useFocusOnScreen } from './focus-on-screen.ts';
import { Rail } from './rail.tsx';
import { screens, screensFor } from './screens.ts';
import { TopBar } from './top-bar.tsx';
import './shell.css';

const Editor = lazily(() => import('../editor/editor.tsx'));
const Media = lazily(() => import('../media/media.tsx'));
const Trash = lazily(() => import('../trash/trash.tsx'));
const People = lazily(() => import('../people/people.tsx'));
const Settings = lazily(() => import('../settings/settings.tsx'));
const MoveIn = lazily(() => import('../move-in/move-in.tsx'));
const MakeItYours = lazily(() => import('../setup/make-it-yours.tsx'));
const Palette = lazily(() => import('../palette/palette.tsx'));

export function Shell() {
  const state = useSessionState();
  const path = usePath();
  const main = useRef<HTMLElement>(null);
  const [isFinding, setFinding] = useState(false);
  const endFinding = () => setFinding(false);
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
  useFocusOnScreen(path, main);
  if (state.status !== 'signed-in') return null;
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        To the content
      </a>
      <TopBar onFind={() => setFinding(true)} />
      <Rail />
      <main ref={main} id="content" tabIndex={-1} className="shell-main">
        <Boundary name="This screen" isScreen at={path}>
          <Suspense fallback={<p className="shell-loading">Loading …</p>}>
            <CurrentScreen />
          </Suspense>
        </Boundary>
      </main>
      <Toasts />
      {isFinding && (
        <Boundary
          name="The search"
          frame={(notice) => (
            <Dialog title="Find" closesBeside onClose={endFinding}>
              {notice}
            </Dialog>
          )}
        >
          <Suspense>
            <Palette onClose={endFinding} />
          </Suspense>
        </Boundary>
      )}
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
