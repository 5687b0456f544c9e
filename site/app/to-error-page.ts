import type { DataRouter } from 'react-router';

/** For code outside of components. */
export function toErrorPage(): void {
  const { __reactRouterDataRouter: router } = window as Window & { __reactRouterDataRouter?: DataRouter };
  void router?.navigate('/error');
}
