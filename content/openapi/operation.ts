import type * as z from 'zod/mini';

/** The description of a staff route in `/staff/openapi.json`. */
export type Operation = {
  summary: string;
  /** Parameters of the query, each with what it means. */
  query?: Record<string, string>;
  /** The schema the route reads its body with, the name of one under `components`, or the media type of a file. */
  body?: z.ZodMiniType | { component: string } | { file: string };
  /** The name of the response schema under `components`; a response without one is JSON that the summary describes. */
  response?: string;
  /** The request is about one version, which `If-Match` names. */
  isVersioned?: true;
  /** Open to requests without a session or a key. */
  isOpen?: true;
};

/** By method and path, as the router has them. */
export type Operations = Record<string, Operation>;
