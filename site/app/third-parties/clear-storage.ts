/** Removes what third parties store on this device under our origin, by the names they use. */

const advertisingNames =
  /^(?:_fb[cp]|_ga(?:_.+)?|_gid|_gat(?:_.+)?|_gac_.+|_gcl_.+|_dc_gtm_.+|lastExternalReferrer(?:Time)?)$/;

/** Removes what the advertising pixel and Google's tags keep. What other tags of a container keep nobody can list. */
export function clearAdvertisingStorage(): void {
  clearStorage((name) => advertisingNames.test(name));
}

/** Removes what PostHog keeps: its cookie, and what it has in the page's storage. */
export function clearCountingStorage(token: string): void {
  clearStorage((name) => name.includes(token) && /^(?:__)?ph_/.test(name));
}

function clearStorage(isTheirs: (name: string) => boolean): void {
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=')[0] ?? '';
    if (name && isTheirs(decoded(name))) expireCookie(name);
  }
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (isTheirs(name)) storage.removeItem(name);
  } catch {
    // Storage is closed to us, so it was to them.
  }
}

/** A cookie is removed by whoever names the domain it was set for: this host, or any above it. */
function expireCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  for (const domain of ['', ...domains.map((one) => `; domain=${one}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not everywhere yet, and must not be waited for
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
