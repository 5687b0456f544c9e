import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { pageMeta } from '../meta.ts';
import { ErrorView } from '../pages/error-view.tsx';
import type { Route } from './+types/boundary';
import { useOutcome } from './page-status.ts';

export const meta: Route.MetaFunction = ({ matches, error, location }) =>
  error ? pageMeta(matches, { title: 'Nothing to see here', path: location.pathname, hidden: true }) : [];

export default function Boundary() {
  useOutcome('success');
  return <Outlet />;
}

/** Errors of every page end here, inside the shell: header, player and footer stay as they are. */
export function ErrorBoundary() {
  useOutcome('error');
  const error = useRouteError();
  const known = isRouteErrorResponse(error)
    ? (error.data as { message?: string; html?: string } | null)
    : null;
  return <ErrorView message={known?.message ?? ''} html={known?.html ?? ''} />;
}
