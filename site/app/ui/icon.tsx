const shapes = {
  play: 'M6 3.5v17l14-8.5z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  speaker: 'M3 9v6h4l6 5V4L7 9zM16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13',
  muted: 'M3 9v6h4l6 5V4L7 9zM16.5 9l5 6M21.5 9l-5 6',
  sliders: 'M3 7h9M18 7h3M15 4v6M3 17h3M12 17h9M9 14v6',
  chat: 'M3 4h18v12H10l-5 5v-5H3z',
  back: 'M12 5V1L6 6l6 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z',
  forward: 'M12 5V1l6 5-6 5V7a6 6 0 1 0 6 6h2a8 8 0 1 1-8-8z',
  next: 'M4 4l11 8-11 8zM17 4h3v16h-3z',
  heart: 'M12 20.5 3.5 12a5.2 5.2 0 0 1 8.5-5.8A5.2 5.2 0 0 1 20.5 12z',
  queue: 'M3 6h18M3 12h18M3 18h10',
  close: 'M5 5l14 14M19 5 5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  menu: 'M3 7h18M3 12h18M3 17h18',
  arrow: 'M4 12h16M14 6l6 6-6 6',
  outside: 'M8 5h11v11M19 5 5 19',
} as const;
const outlines = new Set<string>(['sliders', 'queue', 'close', 'search', 'menu', 'arrow', 'outside']);
const filledOutlines = new Set<string>(['speaker', 'muted']);

export type IconName = keyof typeof shapes;

type IconProps = { name: IconName; filled?: boolean; className?: string };

/** An icon of 20 × 20 px unless its class says otherwise. It has no accessible name; the control around it must have one. */
export function Icon({ name, filled = !outlines.has(name), className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      className={className}
      aria-hidden="true"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={filled && !filledOutlines.has(name) ? 0 : 2}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
