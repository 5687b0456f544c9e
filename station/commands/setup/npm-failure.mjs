/** Advice for a person, by npm's error code. @type {[RegExp, string][]} */
const causes = [
  [
    /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'the npm registry cannot be reached. Check the network or the proxy and run this again.',
  ],
  [
    /CERT_|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY/,
    'Node does not trust the certificate of the npm registry, as behind a proxy that reads the traffic. Set NODE_EXTRA_CA_CERTS to the file of its certificate and run this again.',
  ],
  [/\bENOSPC\b/, 'the disk is full. Make about 600 MB of room and run this again.'],
  [
    /\b(?:EACCES|EPERM|EROFS)\b/,
    'this user may not write here. Give the folder to this user and run this again.',
  ],
  [
    /\b(?:ETARGET|E404)\b/,
    'the registry npm uses does not have one of the packages. Check `npm config get registry`.',
  ],
  [/\bEINTEGRITY\b/, 'a package arrived damaged. Run `npm cache verify`, then this again.'],
  [
    /\bEUSAGE\b/,
    'package-lock.json does not fit the package.json files. Restore both from git and run this again.',
  ],
  [
    /\bENOENT\b.*\bnpm\b|\bnpm\b.*\bENOENT\b/,
    'npm was not found. Install Node together with npm, from https://nodejs.org',
  ],
];

/**
 * Summarises npm's output in one sentence when npm fails.
 * @param {string} what what npm was asked to do
 * @param {string} output
 */
export function npmFailure(what, output) {
  const cause = causes.find(([code]) => code.test(output))?.[1] ?? 'its log tells why.';
  const log = /complete log of this run can be found in:\s*(\S.*)/.exec(output)?.[1]?.trim();
  return `npm could not ${what}: ${cause}${log ? ` (npm's log: ${log})` : ''}`;
}
