import { dayAndTime } from '../documents/times.ts';
import { clockOf } from '../fields/length-field.tsx';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The value of a field as readable text, with times in the zone. */
export function readableValue(name: string, value: unknown, zone: string): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return name === 'seconds' ? clockOf(value) : String(value);
  if (typeof value === 'string') return instant.test(value) ? dayAndTime(value, zone) : plain(value);
  if (Array.isArray(value)) return value.map((item) => readableValue('', item, zone)).join('\n');
  return readableObject(value as Record<string, unknown>, zone);
}

function readableObject(value: Record<string, unknown>, zone: string): string {
  if ('artist' in value) {
    const time = typeof value.time === 'number' ? `${clockOf(value.time)} ` : '';
    return `${time}${value.artist} – ${value.title}`;
  }
  if ('alt' in value && 'name' in value) return [value.name, value.alt].filter(Boolean).join(': ');
  if ('url' in value && 'kind' in value)
    return `${value.kind} ${value.name || value.url} ${clockOf(Number(value.seconds))}`;
  return Object.entries(value)
    .filter(([key]) => key !== 'block')
    .map(([key, part]) => readableValue(key, part, zone))
    .filter(Boolean)
    .join(' · ');
}

/** The text of HTML, one line for each paragraph. */
function plain(html: string): string {
  if (!html.includes('<')) return html;
  const text = html.replace(/<(?:\/p|\/h\d|\/li|br)[^>]*>/gi, '\n').replace(/<[^>]*>/g, '');
  return new DOMParser().parseFromString(text, 'text/html').documentElement.textContent?.trim() ?? text;
}
