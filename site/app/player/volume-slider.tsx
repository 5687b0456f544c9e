import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { soundSettingsWords } from '../words/sound-settings.ts';
import { fill } from '../words/words.ts';
import { isCssSize } from './css-size.ts';
import { engine } from './engine/engine.ts';
import { storeSoundSettings } from './sound-settings.ts';

type VolumeSliderProps = { width?: string; height?: string; disabled?: boolean };

/** the slider's value is a whole number from 0 to 100; the sound's volume is a hundredth of it. */
export default function VolumeSlider({
  width = '6rem',
  height = '1.5rem',
  disabled = false,
}: VolumeSliderProps) {
  const volume = useStore(engine.store, (sound) => sound.volume);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    for (const [name, size] of [
      ['width', width],
      ['height', height],
    ] as const) {
      if (isCssSize(size)) input.current?.style.setProperty(name, size);
      else console.error(`The volume slider's ${name} must be a size in %, em, px or rem, not "${size}"`);
    }
  }, [width, height]);
  const muted = useStore(engine.store, (sound) => sound.muted);
  const value = Math.round(volume * 100);
  return (
    <input
      ref={input}
      type="range"
      className="range"
      aria-label={soundSettingsWords.volume}
      min={0}
      max={100}
      step={1}
      value={value}
      aria-valuetext={muted ? fill(soundSettingsWords.volumeMuted, { volume: value }) : `${value} %`}
      disabled={disabled}
      onChange={(event) => {
        engine.setMuted(false);
        engine.setVolume(event.currentTarget.valueAsNumber / 100);
        storeSoundSettings();
      }}
    />
  );
}
