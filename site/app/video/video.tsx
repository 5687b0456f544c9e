import type { VideoSource } from '@longwave/contract/documents.ts';
import type { Picture as PictureFacts } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { Suspense, useEffect, useState } from 'react';
import { useBrowserSettings } from '../browser-settings.ts';
import { lazyPart } from '../player/lazy-part.tsx';
import { type SoundOwner, takeSound } from '../player/one-sound.ts';
import { Picture } from '../ui/picture.tsx';
import { videoStillWords } from '../words/video-still.ts';
import { fill } from '../words/words.ts';
import { captionsUrl, clipUrl } from './own-video-url.ts';
import { PlayVideo } from './play-video.tsx';
import { hostName, watchUrl } from './video-elsewhere.ts';

const PlyrPlayer = lazyPart(
  () => import('./plyr-player.tsx'),
  () => (
    <p role="alert" className="absolute inset-x-0 bottom-0 bg-ink p-4 text-paper">
      {videoStillWords.notLoaded}
    </p>
  ),
);
const AskForVideo = lazyPart(() => import('./ask-for-video.tsx'));

type VideoProps = { title: string; picture: PictureFacts; source: VideoSource; first?: boolean };

/** a still until somebody wants to see it. Nothing of the player, and nothing of others, loads before that. */
export function Video({ title, picture, source, first = false }: VideoProps) {
  const { videoHosts } = useBrowserSettings();
  const [owner, setOwner] = useState<SoundOwner | null>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const still = <Still picture={picture} first={first} />;
  const isElsewhere = source.provider !== 'file';
  if (!scripted || (isElsewhere && !videoHosts))
    return <WithoutScript title={title} picture={picture} source={source} />;
  function play() {
    const taken: SoundOwner = { name: 'video', lose: () => undefined };
    takeSound(taken);
    setOwner(taken);
  }
  return (
    <div className="video relative aspect-video bg-ink">
      {owner ? (
        <Suspense fallback={still}>
          <PlyrPlayer title={title} picture={picture} source={source} owner={owner} />
        </Suspense>
      ) : (
        still
      )}
      {!isElsewhere && !owner && <PlayVideo title={title} onPlay={play} />}
      {isElsewhere && (
        <Suspense>
          <AskForVideo
            title={title}
            host={hostName(source)}
            wanted={owner !== null}
            onPlay={play}
            onRefuse={() => setOwner(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Still({ picture, first }: { picture: PictureFacts; first: boolean }) {
  return (
    <Picture
      picture={picture}
      sizes="(min-width: 64rem) 94vw, 100vw"
      first={first}
      decorative
      className="size-full"
    />
  );
}

/** What the server sends: our own clips play with the browser's controls, those of others are a link. */
function WithoutScript({ title, picture, source }: Omit<VideoProps, 'first'>) {
  const { contentHost } = useBrowserSettings();
  if (source.provider === 'file')
    return (
      // biome-ignore lint/a11y/useMediaCaption: it has the captions that the station has written
      <video
        className="video aspect-video w-full bg-ink"
        controls
        preload="none"
        playsInline
        aria-label={title}
        poster={contentHost + picturePath(picture.name, 960, 'jpg')}
        src={clipUrl(contentHost, source.name)}
      >
        {source.captions?.map(({ language, label, name }) => (
          <track
            key={name}
            kind="captions"
            srcLang={language}
            label={label}
            src={captionsUrl(contentHost, name)}
          />
        ))}
      </video>
    );
  return (
    <div className="video relative aspect-video">
      <Still picture={picture} first={false} />
      <a
        href={watchUrl(source)}
        className="absolute bottom-0 left-0 bg-ink px-4 py-3 font-display font-bold text-paper"
      >
        {fill(videoStillWords.watchTitleAt, { title, host: hostName(source) })}
      </a>
    </div>
  );
}
