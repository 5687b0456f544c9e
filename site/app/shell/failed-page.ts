import { createStore } from 'zustand/vanilla';

/** The requested page whose code could not be loaded; null if there is none. */
export const failedPage = createStore<{ page: string | null }>(() => ({ page: null }));

export function setFailedPage(page: string | null): void {
  failedPage.setState({ page });
}
