import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorView } from '../pages/error-view.tsx';

export default function Boundary() {
  return <Outlet />;
}

/** Errors of every page end here, inside the shell: header, player and footer stay as they are. */
export function ErrorBoundary() {
  const error = useRouteError();
  const known = isRouteErrorResponse(error)
    ? (error.data as { message?: string; html?: string } | null)
    : null;
  return <ErrorView message={known?.message ?? ''} html={known?.html ?? ''} />;
}
