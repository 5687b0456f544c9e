import type * as z from 'zod/mini';

/** The description of a staff route in `/staff/openapi.json`. */
export type Operation = {
  summary: string;
  /** Query parameters with their descriptions. */
  query?: Record<string, string>;
  /** The schema the route parses its body with, the name of one under `components`, or the media type of a file. */
  body?: z.ZodMiniType | { component: string } | { file: string };
  /** The name of the response schema under `components`; a response without one is JSON that the summary describes. */
  response?: string;
  /** The request is about one version, which is in `If-Match`. */
  isVersioned?: true;
  /** Open to requests without a session or a key. */
  isOpen?: true;
};

/** Operations by method and path, as in the router. */
export type Operations = Record<string, Operation>;
