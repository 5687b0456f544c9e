/** After the page has loaded, so that it never competes with it. */
export function registerWorker(): void {
  // There is none while developing.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/worker.js').catch((error: unknown) => {
      console.warn('Pages cannot be kept for offline use:', error);
    });
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}
