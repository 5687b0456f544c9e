import type { ServerResponse } from 'node:http';

type Gauge = () => Record<string, number>;

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
    write(res: ServerResponse): void {
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
      for (const values of [own, ...gauges.map((gauge) => gauge())])
        for (const [name, value] of Object.entries(values))
          lines.push(`# TYPE ${name} ${name.endsWith('_total') ? 'counter' : 'gauge'}`, `${name} ${value}`);
      res.writeHead(200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' });
      res.end(`${lines.join('\n')}\n`);
    },
  };
}

function add(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
