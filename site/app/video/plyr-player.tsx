import type { VideoSource } from '@longwave/contract/documents.ts';
import type { Picture } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';

import blankVideo from './blank.mp4?url';
import 'plyr/dist/plyr.css';
import Plyr from 'plyr/dist/plyr.mjs';
import iconUrl from 'plyr/dist/plyr.svg?url';
import { useEffect, useRef, useState } from 'react';
import { useBrowserSettings } from '../browser-settings.ts';
import { leaveSound, type SoundOwner, soundOwner, takeSound } from '../player/one-sound.ts';
import { videoErrorWords } from '../words/video-errors.ts';
import { fill } from '../words/words.ts';
import { FramedVideo } from './framed-video.ts';
import { ownVideo } from './own-video.ts';
import { hostName, watchUrl } from './video-elsewhere.ts';
import { blockedMessage, videoErrorMessage } from './video-error.ts';

type PlyrPlayerProps = {
  title: string;
  picture: Picture;
  source: VideoSource;
  /** Owns the sound since the video was asked for; by now another may. */
  owner: SoundOwner;
};

/** Plyr as it comes, which is what the numbers ask for; its icons and blank video are ours. */
const options = {
  iconUrl,
  blankVideo,
  storage: { enabled: true, key: 'plyr' },
  ads: { enabled: false, publisherId: '', tagUrl: '' },
};

export default function PlyrPlayer({ title, picture, source, owner }: PlyrPlayerProps) {
  const { contentHost } = useBrowserSettings();
  const holder = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const place = holder.current;
    if (!place) return;
    const player =
      source.provider === 'file'
        ? ownPlayer(
            place,
            ownVideo(source, { title, poster: posterOf(picture, contentHost), contentHost }),
            title,
          )
        : new FramedVideo(place, source, { title, poster: posterOf(picture, contentHost) });
    owner.lose = () => player.pause();
    player.on('play', () => takeSound(owner));
    player.on('pause', () => leaveSound(owner));
    player.on('ready', () => {
      setFault('');
      if (soundOwner() === owner) void Promise.resolve(player.play()).catch(() => undefined);
    });
    player.on('error', (event) => setFault(videoErrorMessage(event, source.provider)));
    if (source.provider !== 'file' && player instanceof FramedVideo)
      player.on('blocked', () => setFault(blockedMessage(source)));
    return () => {
      leaveSound(owner);
      player.destroy();
    };
  }, [source, title, contentHost, picture, owner]);
  return (
    <>
      <div ref={holder} className="size-full" />
      {fault && (
        <p role="alert" className="absolute inset-x-0 bottom-0 bg-ink p-4 text-paper">
          {fault}{' '}
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

function ownPlayer(place: HTMLElement, video: HTMLVideoElement, title: string): Plyr {
  place.replaceChildren(video);
  return new Plyr(video, { ...options, title });
}

function posterOf(picture: Picture, contentHost: string): string {
  return contentHost + picturePath(picture.name, 960, 'jpg');
}
