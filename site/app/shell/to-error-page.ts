import type { OwnWindow } from './navigation-rules.ts';

/** For code that is no part of a page; the router's rules hold as for every navigation. */
export function toErrorPage(): void {
  void (window as OwnWindow).__reactRouterDataRouter?.navigate('/error');
}
