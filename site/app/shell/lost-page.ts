import { createStore } from 'zustand/vanilla';

/** The page that was asked for last and whose code could not be had, while the page one is on stays. */
export const lostPage = createStore<{ page: string | null }>(() => ({ page: null }));

export function tellLostPage(page: string | null): void {
  lostPage.setState({ page });
}
