import type { Focal } from './focal-point.tsx';

/** The aspect ratios in which the site shows pictures, and where it uses them. */
const shapes = [
  ['Square', '1', 'shows, residents, collections'],
  ['3:2', '3 / 2', 'editorial'],
  ['4:3', '4 / 3', 'on air, on a phone'],
  ['16:9', '16 / 9', 'TV'],
  ['16:10', '16 / 10', 'first show of the home page'],
  ['Wide', '3.06', 'first article'],
  ['21:9', '21 / 9', 'first video'],
] as const;

/** Shows how the picture is cropped to each aspect ratio of the site. */
export function Crops({ src, focal }: { src: string; focal: Focal }) {
  return (
    <ul className="crops">
      {shapes.map(([name, aspectRatio, where]) => (
        <li key={name}>
          <img
            src={src}
            alt=""
            style={{ aspectRatio, objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }}
          />
          <p>
            <strong>{name}</strong> <span className="muted">{where}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
