const shapes = {
  play: 'M6 3.5v17l14-8.5z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  speaker: 'M3 9v6h4l6 5V4L7 9zM16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13',
  muted: 'M3 9v6h4l6 5V4L7 9zM16.5 9l5 6M21.5 9l-5 6',
  sliders: 'M3 7h9M18 7h3M15 4v6M3 17h3M12 17h9M9 14v6',
  chat: 'M3 4h18v12H10l-5 5v-5H3z',
  back: 'M12 5V1L6 6l6 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
  forward: 'M12 5V1l6 5-6 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z',
  close: 'M5 5l14 14M19 5L5 19',
  next: 'M4 4l11 8-11 8zM17 4h3v16h-3z',
  share: 'M12 3v12M7 8l5-5 5 5M5 13v8h14v-8',
  heart: 'M12 20.5 3.5 12a5.2 5.2 0 0 1 8.5-5.8A5.2 5.2 0 0 1 20.5 12z',
  start: 'M4 4h3v16H4zM20 4 9 12l11 8z',
  queue: 'M3 6h18M3 12h18M3 18h10',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2',
} as const;
const drawnAndFilled = new Set<string>(['speaker', 'muted']);
const outlined = new Set<string>(['close', 'share', 'queue', 'clock', 'sliders']);

export type IconName = keyof typeof shapes;

export function Icon({ name, filled = !outlined.has(name) }: { name: IconName; filled?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={filled && !drawnAndFilled.has(name) ? 0 : 2}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
