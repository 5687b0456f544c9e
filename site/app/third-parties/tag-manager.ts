import { loadScript } from './load-script.ts';

/** the tag manager. */
export function startTagManager(id: string): void {
  const holder = window as unknown as { dataLayer?: unknown[] };
  holder.dataLayer ??= [];
  holder.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  loadScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
}
