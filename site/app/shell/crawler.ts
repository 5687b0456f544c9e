/** Whether this browser is a crawler's. On the server `app.ts` decides, because a page is kept for everyone. */
export function isCrawler(): boolean {
  return (
    !import.meta.env.SSR &&
    /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|http/i.test(navigator.userAgent)
  );
}
