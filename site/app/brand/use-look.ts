import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import type { Look } from './look.ts';

export function useLook(): Look {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root) throw new Error('How the station looks is only known inside the page');
  return root.look;
}
