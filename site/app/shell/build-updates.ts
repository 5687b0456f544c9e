import { requestJson } from '../http.ts';
import { announceNewBuild } from './newer-build.ts';

/** asks now and then whether a newer build is out; the next navigation then loads it. */

export function watchBuilds(buildId: string, seconds: number): () => void {
  async function look() {
    try {
      const latest = await requestJson(`/builds/latest.json?${Date.now()}`);
      const id = idOf(latest);
      if (!id || id === buildId) return;
      await requestJson(`/builds/meta/${id}.json`);
      announceNewBuild();
    } catch (error) {
      console.warn('Which build is the latest could not be read:', error);
    }
  }
  const timer = setInterval(look, seconds * 1000);
  return () => clearInterval(timer);
}

function idOf(latest: unknown): string | undefined {
  const id = typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : undefined;
  return typeof id === 'string' && /^[\w-]+$/.test(id) ? id : undefined;
}
