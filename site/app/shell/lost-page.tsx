import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The page asked for last whose code could not be had, when loading it whole by ourselves might go on for ever. */
const lost = createStore<{ page: string | null }>(() => ({ page: null }));

export function tellLostPage(page: string | null): void {
  lost.setState({ page });
}

export function LostPageNotice() {
  const page = useStore(lost, (kept) => kept.page);
  return (
    <p role="alert" className="bg-ink p-3 text-center text-paper" hidden={page === null}>
      {page !== null && (
        <>
          That page could not be loaded.{' '}
          <button
            type="button"
            className="cursor-pointer underline underline-offset-4"
            onClick={() => location.assign(page)}
          >
            Try again
          </button>
        </>
      )}
    </p>
  );
}
