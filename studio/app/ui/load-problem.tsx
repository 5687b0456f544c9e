import { isStatus, sentenceOf } from '../api/problem.ts';
import { Notice } from './notice.tsx';

type LoadProblemProps = { title: string; error: unknown; onRetry: () => void };

/** Shown in place of a list that could not be loaded. */
export function LoadProblem({ title, error, onRetry }: LoadProblemProps) {
  if (isStatus(error, 403)) return <Notice title="This is not for your role">{sentenceOf(error)}</Notice>;
  return (
    <Notice
      title={title}
      isAlert
      action={
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      }
    >
      {sentenceOf(error)}
    </Notice>
  );
}
