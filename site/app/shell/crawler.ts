/** Whether the browser is a crawler. On the server it is false and app.ts decides, because pages are cached for everyone. */
export function isCrawler(): boolean {
  return (
    !import.meta.env.SSR &&
    /(?<!cu)bot|crawl|spider|slurp|headless|lighthouse|http/i.test(navigator.userAgent)
  );
}
