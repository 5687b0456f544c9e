import { type RefObject, useEffect, useState } from 'react';

/** Where a player is, drawn as often as the screen while it plays; null before it was ever played or moved. */
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
