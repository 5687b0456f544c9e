import { useStore } from 'zustand';
import { lostPage } from './lost-page.ts';
import { pageCode } from './navigation-rules.ts';

export function LostPageNotice() {
  const page = useStore(lostPage, (lost) => lost.page);
  return (
    <p role="alert" className="bg-ink p-3 text-center text-paper" hidden={page === null}>
      {page !== null && (
        <>
          That page could not be loaded.{' '}
          <button
            type="button"
            className="cursor-pointer underline underline-offset-4"
            onClick={pageCode.tryAgain}
          >
            Try again
          </button>
        </>
      )}
    </p>
  );
}
