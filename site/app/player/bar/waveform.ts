import { waveform } from '@longwave/contract/audio.ts';
import { useEffect, useState } from 'react';
import { requestJson } from '../../http.ts';

const bars = 200;
const flat: number[] = Array.from({ length: bars }, () => 0.08);

/** The peaks of a recording from 0 to 1, fetched once; a flat line until they have loaded or if there are none. */
export function useWaveform(url: string | null): number[] {
  const [peaks, setPeaks] = useState(flat);
  useEffect(() => {
    setPeaks(flat);
    if (!url) return;
    const abort = new AbortController();
    fetchPeaks(url, abort.signal).then(setPeaks, (error) => {
      if (!abort.signal.aborted) console.warn('No waveform:', error);
    });
    return () => abort.abort();
  }, [url]);
  return peaks;
}

async function fetchPeaks(url: string, signal: AbortSignal): Promise<number[]> {
  const { peaks } = waveform.parse(await requestJson(url, { signal }));
  return toBars(peaks, bars);
}

/** Reduces peaks to `count` bars, each the highest peak of its part, scaled so that the highest bar is 1. */
export function toBars(peaks: number[], count: number): number[] {
  const highest = peaks.reduce((max, peak) => Math.max(max, Math.abs(peak)), 0);
  if (highest === 0) return Array.from({ length: count }, () => 0.08);
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((at + 1) * peaks.length) / count));
    const peak = peaks.slice(from, to).reduce((max, one) => Math.max(max, Math.abs(one)), 0);
    return Math.max(0.04, peak / highest);
  });
}

const pathCache = new WeakMap<number[], string>();

/** The bars as one SVG path in a box of 1000 × 100, computed once for each list of peaks. */
export function waveformPath(peaks: number[]): string {
  const known = pathCache.get(peaks);
  if (known) return known;
  const step = 1000 / peaks.length;
  const path = peaks
    .map((peak, at) => {
      const height = Math.round(peak * 96);
      return `M${(at * step).toFixed(1)} ${50 - height / 2}h${(step * 0.6).toFixed(1)}v${height}h-${(step * 0.6).toFixed(1)}z`;
    })
    .join('');
  pathCache.set(peaks, path);
  return path;
}
