import { useStore } from 'zustand';
import { followWords } from '../words/follow-button.ts';
import { fill } from '../words/words.ts';
import { askToCreateAccount, askToRemove } from './prompts/prompts.ts';
import { saved } from './saved.ts';
import { type Followed, isSameFollow } from './saved-entries.ts';
import { useRestoredSaved } from './use-saved.ts';

export default function FollowButton({
  followed,
  className = '',
}: {
  followed: Followed;
  className?: string;
}) {
  useRestoredSaved();
  const isSaved = useStore(saved, ({ follows }) => follows.some((one) => isSameFollow(one, followed)));
  const subject = { kind: 'follow', followed } as const;
  return (
    <button
      type="button"
      aria-label={fill(followWords.followResident, { name: followed.name })}
      aria-pressed={isSaved}
      aria-haspopup="dialog"
      className={`follow-button ${className}`}
      onClick={() => (isSaved ? askToRemove(subject) : askToCreateAccount(subject))}
    >
      {isSaved ? followWords.following : followWords.follow}
    </button>
  );
}
