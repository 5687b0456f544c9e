import { useBrowserSettings } from '../../root-data.ts';
import { pushWords } from '../../words/push.ts';
import { canNotify, followsSubject, push } from './push-state.ts';
import { usePush } from './use-push.ts';

function toggle(contentHost: string): void {
  import('./push.ts')
    .then(({ toggleFollowNotices }) => toggleFollowNotices(contentHost))
    .catch((error: unknown) => {
      console.warn('Notices could not be loaded:', error);
      push.setState({ problem: { subject: followsSubject, kind: 'failed' } });
    });
}

/**
 * button for notifications of new shows by everybody followed. The browser asks for permission only when it is pressed.
 * It is there before the station's key is known, so that nothing below it moves later.
 */
export function NotifyButton() {
  const { notices } = useBrowserSettings();
  const { key, follows, busy, problem, contentHost } = usePush();
  if (!notices || key === null || !canNotify()) return null;
  const message =
    problem?.subject === followsSubject ? pushWords[problem.kind] : follows && pushWords.notified;
  return (
    <li className="saved-line">
      <button
        type="button"
        className="follow-button"
        aria-pressed={follows}
        aria-busy={busy === followsSubject}
        onClick={() => toggle(contentHost)}
      >
        {pushWords.notifyMe}
      </button>
      <p className="max-w-[60ch] grow basis-80 text-sm text-muted">
        <span role="status">{message}</span> {!message && pushWords.whatIsStored}
      </p>
    </li>
  );
}
