import { useState } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { pageMeta } from '../meta.ts';
import { type ErrorTexts, ErrorView } from '../pages/error-view.tsx';
import { errorWords } from '../words/errors.ts';
import type { Route } from './+types/boundary';
import { isCrawler } from './crawler.ts';
import { useOutcome } from './page-status.ts';

export const meta: Route.MetaFunction = ({ matches, error, location }) =>
  error && !isKeptFrom(error)
    ? pageMeta(matches, { title: errorWords.nothing, path: location.pathname, hidden: true })
    : [];

export default function Boundary() {
  useOutcome('success');
  return <Outlet />;
}

/** Errors of every page end here, inside the shell: header, player and footer stay as they are. */
export function ErrorBoundary() {
  useOutcome('error');
  const error = useRouteError();
  if (isKeptFrom(error)) return <AsItWas />;
  const known = isRouteErrorResponse(error)
    ? (error.data as Partial<ErrorTexts & { message: string }> | null)
    : null;
  return (
    <ErrorView message={known?.message ?? ''} html={known?.html ?? ''} picture={known?.picture ?? null} />
  );
}

/** a crawler is shown no application error; a page that is not there is told to it as to everybody. */
function isKeptFrom(error: unknown): boolean {
  return isCrawler() && !isRouteErrorResponse(error);
}

/** What the page said before the error, while it is still there to be read. */
function AsItWas() {
  const [html] = useState(() => document.getElementById('main')?.innerHTML ?? '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own page, as it stands in the document
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
