import type { DataRouter } from 'react-router';

/** Navigates to the error page; for code outside of components. */
export function toErrorPage(): void {
  const { __reactRouterDataRouter: router } = window as Window & { __reactRouterDataRouter?: DataRouter };
  void router?.navigate('/error');
}
