/** Removes what third parties store on this device under our origin, by the names they use. */

const advertisingNames =
  /^(?:_fb[cp]|_ga(?:_.+)?|_gid|_gat(?:_.+)?|_gac_.+|_gcl_.+|_dc_gtm_.+|lastExternalReferrer(?:Time)?)$/;

/** Removes what the advertising pixel and Google's tags store. The names that other tags of a container use are unknown. */
export function clearAdvertisingStorage(): void {
  clearStorage((name) => advertisingNames.test(name));
}

/** Removes PostHog's cookie and its entries in the page's storage. */
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
    // Storage is forbidden, so third parties could not use it either.
  }
}

/** Expires a cookie for every domain it may have been set for: this host and all domains above it. */
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
