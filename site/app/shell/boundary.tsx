import { useState } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import type { ErrorTexts } from '../content.ts';
import { pageMeta } from '../meta.ts';
import { errorWords } from '../words/errors.ts';
import type { Route } from './+types/boundary';
import { isCrawler } from './crawler.ts';
import { ErrorView } from './error-view.tsx';
import { useReportOutcome } from './page-status.ts';

export const meta: Route.MetaFunction = ({ matches, error, location }) =>
  error && !isHiddenFromCrawler(error)
    ? pageMeta(matches, { title: errorWords.nothing, path: location.pathname, hidden: true })
    : [];

export default function Boundary() {
  useReportOutcome('success');
  return <Outlet />;
}

/** Shows errors of every page inside the shell, so that header, player and footer stay mounted. */
export function ErrorBoundary() {
  useReportOutcome('error');
  const error = useRouteError();
  if (isHiddenFromCrawler(error)) return <CurrentHtml />;
  const known = isRouteErrorResponse(error)
    ? (error.data as Partial<ErrorTexts & { message: string }> | null)
    : null;
  return (
    <ErrorView message={known?.message ?? ''} html={known?.html ?? ''} picture={known?.picture ?? null} />
  );
}

/** a crawler sees a 404, but no other error. */
function isHiddenFromCrawler(error: unknown): boolean {
  return isCrawler() && !isRouteErrorResponse(error);
}

/** Keeps showing the page before the error: its HTML is read while it is still in the document. */
function CurrentHtml() {
  const [html] = useState(() => document.getElementById('main')?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as it stands in the document
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
