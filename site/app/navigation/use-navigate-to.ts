import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { newBuildIsOut } from './newer-build.ts';

/**
 * Navigates for links, forms and filters; the linter allows `useNavigate` only here. If a newer build is out and nothing
 * plays, the page is loaded from the server. Like the browser's own links, one to the current page adds nothing to the
 * history.
 */
export function useNavigateTo(): (page: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (page, options) => {
      if (newBuildIsOut()) location.assign(page);
      else void navigate(page, { replace: location.origin + page === location.href, ...options });
    },
    [navigate],
  );
}
