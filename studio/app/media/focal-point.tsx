import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { MediaItem } from '../api/media.ts';

export type Focal = MediaItem['focal'];
type FocalProps = {
  src: string;
  alt: string;
  /** Size of the picture, to reserve its space while it loads. */
  size: { width: number; height: number };
  focal: Focal;
  /** Called while the focal point is dragged. */
  onMove: (focal: Focal) => void;
  /** Called when the focal point is released, or moved by a key. */
  onSet: (focal: Focal) => void;
};

const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Sets the point of a picture that stays visible in every crop, by a press, by dragging or with the arrow keys. */
export function FocalPoint({ src, alt, size, focal, onMove, onSet }: FocalProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  function at(event: PointerEvent): Focal {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return focal;
    return {
      x: part((event.clientX - box.left) / box.width),
      y: part((event.clientY - box.top) / box.height),
    };
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 0.1 : 0.01;
    onSet({ x: part(focal.x + step[0] * by), y: part(focal.y + step[1] * by) });
  }
  return (
    <div
      ref={frame}
      className="focal"
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        width: `min(100%, ${(70 * size.width) / size.height}dvh, 60rem)`,
      }}
      onPointerDown={(event) => {
        event.preventDefault();
        isHeld.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        onMove(at(event));
      }}
      onPointerMove={(event) => {
        if (isHeld.current) onMove(at(event));
      }}
      onPointerUp={(event) => {
        if (!isHeld.current) return;
        isHeld.current = false;
        onSet(at(event));
      }}
    >
      <img src={src} alt={alt} draggable={false} />
      <button
        type="button"
        className="focal-mark"
        aria-label={`Focal point, ${percent(focal.x)} from the left, ${percent(focal.y)} from the top`}
        aria-describedby="focal-hint"
        style={{ left: `${focal.x * 100}%`, top: `${focal.y * 100}%` }}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

const part = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
const percent = (value: number) => `${Math.round(value * 100)}%`;
