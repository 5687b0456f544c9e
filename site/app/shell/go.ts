import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { newBuildIsOut } from './newer-build.ts';

/**
 * The one way to another page for links, forms and filters (the linter keeps it so). Of several pages asked for one after
 * the other the router shows the last; a newer build is loaded where nothing plays.
 */
export function useGo(): (page: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback(
    (page, options) => {
      if (newBuildIsOut()) location.assign(page);
      else void navigate(page, options);
    },
    [navigate],
  );
}
