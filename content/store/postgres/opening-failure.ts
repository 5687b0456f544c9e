const example = 'postgres://user:password@host:5432/database';
const unreachable = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
];
const closed = ['CONNECT_TIMEOUT', 'CONNECTION_CLOSED', 'CONNECTION_ENDED', 'CONNECTION_DESTROYED'];

/** Host, port and database, without the user's name and password. */
export function databaseLocation(url: string): string {
  const { host, pathname } = parse(url);
  return `${host}${pathname}`;
}

/** Why a database could not be opened, in a sentence without the password. */
export function openingFailure(error: Error & { code?: string }, url: string): Error {
  const { host, pathname, username } = parse(url);
  const code = error.code ?? '';
  if (unreachable.includes(code) || closed.includes(code))
    return new Error(
      `PostgreSQL does not answer at ${host} (${code}). Is DATABASE_URL right, and is it running?`,
    );
  if (code === '28P01' || code === '28000')
    return new Error(`PostgreSQL at ${host} refuses the user ${username} or the password in DATABASE_URL.`);
  if (code === '3D000')
    return new Error(
      `There is no database called ${pathname.slice(1)} at ${host}; create it, or correct DATABASE_URL.`,
    );
  if (code === '42501')
    return new Error(`The user ${username} may not create tables in ${host}${pathname}: ${error.message}.`);
  return code ? new Error(`PostgreSQL at ${host} cannot be used: ${error.message}.`) : error;
}

function parse(url: string): URL {
  const parsed = URL.parse(url);
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol) || !parsed.host)
    throw new Error(`DATABASE_URL is no address of a PostgreSQL database, such as ${example}.`);
  return parsed;
}
