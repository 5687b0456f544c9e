import { useStore } from 'zustand';
import { lostPageWords } from '../words/lost-page.ts';
import { lostPage } from './lost-page.ts';
import { pageCode } from './navigation-rules.ts';

export function LostPageNotice() {
  const page = useStore(lostPage, (lost) => lost.page);
  return (
    <p role="alert" className="bg-ink p-3 text-center text-paper" hidden={page === null}>
      {page !== null && (
        <>
          {lostPageWords.notice}{' '}
          <button
            type="button"
            className="cursor-pointer underline underline-offset-4"
            onClick={pageCode.tryAgain}
          >
            {lostPageWords.tryAgain}
          </button>
        </>
      )}
    </p>
  );
}
