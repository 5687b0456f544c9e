import type { ServerResponse } from 'node:http';

type Gauge = () => Record<string, number>;

const bounds = [0.005, 0.02, 0.1, 0.5, 2];

/** Counts what passes the front, in Prometheus' text form; the parts add gauges of their own. */
export function createMetrics(gauges: Gauge[]) {
  const requests = new Map<string, number>();
  const buckets = new Array<number>(bounds.length + 1).fill(0);
  let seconds = 0;
  let count = 0;
  return {
    seen(part: string, status: number, took: number): void {
      const key = `part="${part}",status="${Math.floor(status / 100)}xx"`;
      requests.set(key, (requests.get(key) ?? 0) + 1);
      const at = bounds.findIndex((bound) => took <= bound);
      buckets[at === -1 ? bounds.length : at] = (buckets[at === -1 ? bounds.length : at] ?? 0) + 1;
      seconds += took;
      count++;
    },
    write(res: ServerResponse): void {
      const lines = ['# TYPE longwave_requests_total counter'];
      for (const [labels, value] of requests) lines.push(`longwave_requests_total{${labels}} ${value}`);
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
      for (const values of [own, ...gauges.map((gauge) => gauge())])
        for (const [name, value] of Object.entries(values))
          lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
      res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
      res.end(`${lines.join('\n')}\n`);
    },
  };
}
