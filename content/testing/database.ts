import postgres from 'postgres';

const created: string[] = [];

/** A database of its own for a test; undefined where tests run on SQLite. */
export async function newDatabaseUrl(): Promise<string | undefined> {
  const template = process.env.TEST_DATABASE_URL;
  return template ? copyDatabase(template) : undefined;
}

/** A database of its own for a test, with the rows of another one that nobody is connected to. */
export async function copyDatabase(template: string): Promise<string> {
  const name = `longwave_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  const url = await createDatabase(template, name, databaseOf(template));
  created.push(url);
  return url;
}

/**
 * Creates a database on the same server as another one, as a copy of a template if one is named. Its files are copied: writing
 * every page into the write-ahead log, which is PostgreSQL's default, takes several times as long.
 */
export async function createDatabase(url: string, name: string, template = 'template0'): Promise<string> {
  await administer(url, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`);
  return withDatabase(url, name);
}

/** Whether a database of this process has not been dropped yet. */
export const isKept = (url: string) => created.includes(url);

export async function dropDatabases(): Promise<void> {
  for (const url of created.splice(0))
    await administer(url, `DROP DATABASE IF EXISTS "${databaseOf(url)}" WITH (FORCE)`);
}

/** A connection for each server while it is used, since opening one takes a fifth of the time of creating a database. */
const administrators = new Map<string, postgres.Sql>();

async function administer(url: string, statement: string): Promise<void> {
  const server = withDatabase(url, 'postgres');
  const options = { max: 1, idle_timeout: 1, fetch_types: false, onnotice: () => undefined };
  const sql = administrators.get(server) ?? postgres(server, options);
  administrators.set(server, sql);
  await sql.unsafe(statement);
}

const databaseOf = (url: string) => new URL(url).pathname.slice(1);

function withDatabase(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
