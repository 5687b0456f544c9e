import type { VideoSource } from '@longwave/contract/document-types/video.ts';
import type { Picture as PictureFacts } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { useEffect, useState } from 'react';
import { deferred } from '../browser/deferred.tsx';
import { claimSound, type SoundOwner } from '../player/sound-owner.ts';
import { useBrowserSettings } from '../root-data.ts';
import { Picture } from '../ui/picture.tsx';
import { videoStillWords } from '../words/video-still.ts';
import { fill } from '../words/words.ts';
import { hostName, watchUrl } from './embedded-video.ts';
import { PlayVideoButton } from './play-video-button.tsx';
import { captionsUrl, clipUrl } from './uploaded-video-url.ts';

const PlyrPlayer = deferred(() => import('./plyr-player.tsx'), {
  Fallback: ({ picture }) => <Still picture={picture} first />,
  Failed: () => (
    <p role="alert" className="absolute inset-x-0 bottom-0 bg-ink p-4 text-paper">
      {videoStillWords.notLoaded}
    </p>
  ),
});
const AskForVideo = deferred(() => import('./video-consent.tsx'));

type VideoProps = { title: string; picture: PictureFacts; source: VideoSource; first?: boolean };

/**
 * shows a still until the video is played. Before that, neither player code nor anything of another host is loaded.
 * The page of another video reuses this component, so the key lets that one begin with its still as well.
 */
export function Video(props: VideoProps) {
  const { source } = props;
  return <OneVideo key={source.provider === 'file' ? source.name : source.id} {...props} />;
}

function OneVideo({ title, picture, source, first = false }: VideoProps) {
  const { videoHosts } = useBrowserSettings();
  const [owner, setOwner] = useState<SoundOwner | null>(null);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const isEmbedded = source.provider !== 'file';
  if (!hasScript || (isEmbedded && !videoHosts))
    return <WithoutScript title={title} picture={picture} source={source} />;
  function play() {
    const claimed: SoundOwner = { name: 'video', onLost: () => undefined };
    claimSound(claimed);
    setOwner(claimed);
  }
  return (
    <div className="video relative aspect-video bg-ink">
      {owner ? (
        <PlyrPlayer title={title} picture={picture} source={source} owner={owner} />
      ) : (
        <Still picture={picture} first={first} />
      )}
      {!isEmbedded && !owner && <PlayVideoButton title={title} onPlay={play} />}
      {isEmbedded && (
        <AskForVideo
          title={title}
          host={hostName(source)}
          wanted={owner !== null}
          onPlay={play}
          onRefuse={() => setOwner(null)}
        />
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

/** The version that the server renders: uploaded videos with the browser's controls, embedded ones as a link. */
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
        poster={contentHost + picturePath(picture, 960, 'jpg')}
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
