import type { Shell } from './shell-content.ts';

export function Footer({ shell }: { shell: Shell }) {
  return <footer>{shell.station.name}</footer>;
}
