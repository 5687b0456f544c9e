import postgres from 'postgres';
import { databaseLocation, openingFailure } from './opening-failure.ts';

/** Where statements are run: on any connection of the pool, or on the one of a transaction. */
export type Sql = postgres.ISql;
export type Pool = postgres.Sql;

const int8 = 20;
const json = 114;
const largest = '9223372036854775807';

/** PostgreSQL cannot store NUL characters. No name contains the replacement, so a query with one finds nothing. */
export const withoutZeros = (text: string) => text.replaceAll('\0', '\ufffd');

const types = {
  bigint: {
    to: int8,
    from: [int8],
    serialize: (value: number) =>
      Number.isFinite(value) ? String(value) : value > 0 ? largest : `-${largest}`,
    parse: (text: string) => Number(text),
  },
  // JSON stays text until somebody parses it.
  json: { to: json, from: [json], serialize: (text: string) => text, parse: (text: string) => text },
  string: {
    to: 25,
    from: [],
    serialize: (text: string) => withoutZeros(String(text)),
    parse: (text: string) => text,
  },
};

type PoolOptions = { max: number; connection?: Record<string, string | number> };

export function openPool(url: string, { max, connection }: PoolOptions): Pool {
  // The driver takes numbers and text as they are; arrays are formatted by `array.ts`.
  return postgres(url, {
    types,
    fetch_types: false,
    max,
    idle_timeout: 300,
    connect_timeout: 10,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 2),
    onnotice: () => undefined,
    connection: {
      application_name: 'longwave',
      // Set whatever the default of the database is: at a stricter level, a transaction that waited for another's write fails.
      default_transaction_isolation: 'read committed',
      // Every query has an index. (The value is text, since the driver leaves out `false`.)
      enable_seqscan: 'off',
      // One plan for all values: making a new one each time takes longer than most queries.
      plan_cache_mode: 'force_generic_plan',
      // Compiling a query or starting parallel workers takes longer than running it.
      jit: 'off',
      max_parallel_workers_per_gather: '0',
      ...connection,
    },
  }) as unknown as Pool;
}

const usualConnections = 10;

/** How many connections the address allows with `?max=5`; a small database of a provider has few. */
function maxConnections(url: string): number {
  return Number(new URL(url).searchParams.get('max') ?? usualConnections);
}

/** A pool of connections to a PostgreSQL database that responds and has a supported version and encoding. */
export async function connect(url: string): Promise<Pool> {
  const address = databaseLocation(url);
  const pool = openPool(url, { max: maxConnections(url) });
  try {
    const [server] = await pool<{ version: number; encoding: string }[]>`
      SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding`;
    const version = Math.floor((server?.version ?? 0) / 10_000);
    if (version < 16)
      throw new Error(
        `PostgreSQL ${version} at ${address} is too old: Longwave needs PostgreSQL 16 or newer.`,
      );
    if (server?.encoding !== 'UTF8')
      throw new Error(`The database at ${address} is encoded in ${server?.encoding}: make one in UTF8.`);
    return pool;
  } catch (error) {
    await pool.end({ timeout: 0 }).catch(() => undefined);
    throw openingFailure(error as Error, url);
  }
}
