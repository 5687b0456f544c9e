import type { VideoSource } from '@longwave/contract/document-types/video.ts';
import type { Picture } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';

import blankVideo from './blank.mp4?url';
import 'plyr/dist/plyr.css';
import Plyr from 'plyr/dist/plyr.mjs';
import iconUrl from 'plyr/dist/plyr.svg?url';
import { useEffect, useRef, useState } from 'react';
import { claimSound, releaseSound, type SoundOwner, soundOwner } from '../player/sound-owner.ts';
import { useBrowserSettings } from '../root-data.ts';
import { videoErrorWords } from '../words/video-errors.ts';
import { fill } from '../words/words.ts';
import { hostName, watchUrl } from './embedded-video.ts';
import { FramedVideo } from './framed-video.ts';
import { createVideoElement } from './uploaded-video.ts';
import { blockedMessage, videoErrorMessage } from './video-error.ts';

type PlyrPlayerProps = {
  title: string;
  picture: Picture;
  source: VideoSource;
  /** The owner that claimed the sound when play was pressed; it may have lost the sound since. */
  owner: SoundOwner;
};

/** Plyr's defaults are the required values; its icons and blank video are served by us. */
const options = {
  iconUrl,
  blankVideo,
  storage: { enabled: true, key: 'plyr' },
  ads: { enabled: false, publisherId: '', tagUrl: '' },
};

export default function PlyrPlayer({ title, picture, source, owner }: PlyrPlayerProps) {
  const { contentHost } = useBrowserSettings();
  const holder = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const container = holder.current;
    if (!container) return;
    const player =
      source.provider === 'file'
        ? createPlyr(
            container,
            createVideoElement(source, { title, poster: posterUrl(picture, contentHost), contentHost }),
            title,
          )
        : new FramedVideo(container, source, { title, poster: posterUrl(picture, contentHost) });
    owner.onLost = () => player.pause();
    player.on('play', () => claimSound(owner));
    player.on('pause', () => releaseSound(owner));
    player.on('ready', () => {
      setProblem('');
      if (soundOwner() !== owner) return;
      focusControls(container);
      void Promise.resolve(player.play()).catch(() => undefined);
    });
    player.on('error', (event) => setProblem(videoErrorMessage(event, source.provider)));
    if (source.provider !== 'file' && player instanceof FramedVideo)
      player.on('blocked', () => setProblem(blockedMessage(source)));
    return () => {
      releaseSound(owner);
      player.destroy();
    };
  }, [source, title, contentHost, picture, owner]);
  return (
    <>
      <div ref={holder} className="size-full" />
      {problem && (
        <p role="alert" className="absolute inset-x-0 bottom-0 bg-ink p-4 text-paper">
          {problem}{' '}
          {source.provider !== 'file' && (
            <a href={watchUrl(source)} className="inline-flex min-h-6 underline underline-offset-4">
              {fill(videoErrorWords.watchAt, { host: hostName(source) })}
            </a>
          )}
        </p>
      )}
    </>
  );
}

/** Moves the focus of the pressed play button, which is gone, to that of the controls, so that the space bar pauses the video. */
function focusControls(container: HTMLElement): void {
  if (document.activeElement !== document.body) return;
  container.querySelector<HTMLElement>('.plyr__controls [data-plyr=play]')?.focus({ preventScroll: true });
}

function createPlyr(container: HTMLElement, video: HTMLVideoElement, title: string): Plyr {
  container.replaceChildren(video);
  return new Plyr(video, { ...options, title });
}

function posterUrl(picture: Picture, contentHost: string): string {
  return contentHost + picturePath(picture, 960, 'jpg');
}
