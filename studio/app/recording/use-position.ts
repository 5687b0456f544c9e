import { type RefObject, useEffect, useState } from 'react';

/** The position of a player, updated in every frame while it plays; null before it was first played or moved. */
export function usePosition(player: RefObject<HTMLAudioElement | null>): number | null {
  const [position, setPosition] = useState<number | null>(null);
  useEffect(() => {
    const audio = player.current;
    if (!audio) return;
    let frame = 0;
    const draw = () => {
      setPosition(audio.currentTime);
      cancelAnimationFrame(frame);
      if (!audio.paused && !audio.ended) frame = requestAnimationFrame(draw);
    };
    const events = ['play', 'pause', 'seeked', 'ended'];
    for (const event of events) audio.addEventListener(event, draw);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of events) audio.removeEventListener(event, draw);
    };
  }, [player]);
  return position;
}
