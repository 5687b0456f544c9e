import type { ServerResponse } from 'node:http';

/** Names, with labels if need be, and values. */
type Gauge = () => Record<string, number> | Promise<Record<string, number>>;

/** A part that is busy leaves its figures out. */
const patience = 1_000;

const bounds = [0.005, 0.02, 0.1, 0.5, 2];

/** Counts what passes the front, in Prometheus' text form; the parts add gauges of their own. */
export function createMetrics(gauges: Gauge[]) {
  /** By part of the station, then by the first digit of the status. */
  const requests: Record<string, number[]> = {};
  const buckets = new Array<number>(bounds.length + 1).fill(0);
  let seconds = 0;
  let count = 0;
  return {
    seen(part: string, status: number, took: number): void {
      requests[part] ??= new Array<number>(10).fill(0);
      add(requests[part], Math.floor(status / 100));
      let at = 0;
      while (at < bounds.length && took > (bounds[at] ?? 0)) at++;
      add(buckets, at);
      seconds += took;
      count++;
    },
    async write(res: ServerResponse): Promise<void> {
      const figures = await Promise.all(gauges.map(inTime));
      const lines = ['# TYPE longwave_requests_total counter'];
      for (const [part, classes] of Object.entries(requests))
        for (const [digit, value] of classes.entries())
          if (value > 0) lines.push(`longwave_requests_total{part="${part}",status="${digit}xx"} ${value}`);
      lines.push('# TYPE longwave_request_seconds histogram');
      let sum = 0;
      for (const [at, bound] of bounds.entries()) {
        sum += buckets[at] ?? 0;
        lines.push(`longwave_request_seconds_bucket{le="${bound}"} ${sum}`);
      }
      lines.push(`longwave_request_seconds_bucket{le="+Inf"} ${count}`);
      lines.push(`longwave_request_seconds_sum ${seconds}`, `longwave_request_seconds_count ${count}`);
      const memory = process.memoryUsage();
      const own = { process_resident_memory_bytes: memory.rss, nodejs_heap_used_bytes: memory.heapUsed };
      lines.push(...linesOf(Object.assign(own, ...figures)));
      res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
      res.end(`${lines.join('\n')}\n`);
    },
  };
}

/** Figures of one name stand together, behind a line that says what they are. */
function linesOf(figures: Record<string, number>): string[] {
  const byName = new Map<string, string[]>();
  for (const [name, value] of Object.entries(figures)) {
    const plain = name.replace(/\{.*/, '');
    byName.set(plain, [...(byName.get(plain) ?? []), `${name} ${value}`]);
  }
  return [...byName].flatMap(([name, lines]) => [
    `# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`,
    ...lines,
  ]);
}

async function inTime(gauge: Gauge): Promise<Record<string, number>> {
  const late = new Promise<Record<string, number>>((resolve) => {
    setTimeout(resolve, patience, {}).unref();
  });
  return Promise.race([Promise.resolve(gauge()).catch(() => ({})), late]);
}

function add(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
