import { useStore } from 'zustand';
import { failedPageWords } from '../words/failed-page.ts';
import { failedPage } from './failed-page.ts';
import { pageCode } from './navigation-rules.ts';

export function FailedPageNotice() {
  const page = useStore(failedPage, (failed) => failed.page);
  return (
    <p role="alert" className="bg-ink p-3 text-center text-paper" hidden={page === null}>
      {page !== null && (
        <>
          {failedPageWords.notice}{' '}
          <button
            type="button"
            className="cursor-pointer underline underline-offset-4"
            onClick={pageCode.retry}
          >
            {failedPageWords.tryAgain}
          </button>
        </>
      )}
    </p>
  );
}
