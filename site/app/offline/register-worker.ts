/** Registers the service worker once the page has loaded, so that the two do not compete for the network. */
export function registerWorker(): void {
  // There is no worker in development.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/worker.js').catch((error: unknown) => {
      console.warn('Pages cannot be stored for offline use:', error);
    });
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
