import type { VideoSource } from '@longwave/contract/documents.ts';
import type { Picture as PictureFacts } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useBrowserSettings } from '../browser-settings.ts';
import { agree, consent, isAgreed } from '../consent/consent.ts';
import { Remember } from '../consent/remember.tsx';
import { lazyPart } from '../player/lazy-part.tsx';
import { type SoundOwner, takeSound } from '../player/one-sound.ts';
import { Picture } from '../ui/picture.tsx';
import { captionsUrl, clipUrl } from './own-video.ts';
import { hostName, watchUrl } from './video-elsewhere.ts';

const PlyrPlayer = lazyPart(
  () => import('./plyr-player.tsx'),
  () => (
    <p role="alert" className="absolute inset-x-0 bottom-0 bg-ink p-4 text-paper">
      The video player could not be loaded. Try again in a moment.
    </p>
  ),
);

type VideoProps = { title: string; picture: PictureFacts; source: VideoSource; first?: boolean };

/** a still until somebody wants to see it. Nothing of the player, and nothing of others, loads before that. */
export function Video({ title, picture, source, first = false }: VideoProps) {
  const { videoHosts } = useBrowserSettings();
  const [owner, setOwner] = useState<SoundOwner | null>(null);
  const [scripted, setScripted] = useState(false);
  const [remember, setRemember] = useState(false);
  const remembered = useStore(consent, ({ answers }) => answers.video === 'yes');
  useEffect(() => setScripted(true), []);
  const isElsewhere = source.provider !== 'file';
  useEffect(() => {
    if (isElsewhere && owner) return whenRefused(() => setOwner(null));
  }, [isElsewhere, owner]);
  const still = <Still picture={picture} first={first} />;
  if (owner)
    return (
      <div className="video relative aspect-video bg-ink">
        <Suspense fallback={still}>
          <PlyrPlayer title={title} picture={picture} source={source} owner={owner} />
        </Suspense>
      </div>
    );
  if (!scripted || (isElsewhere && !videoHosts))
    return <WithoutScript title={title} picture={picture} source={source} />;
  return (
    <div className="video relative aspect-video">
      {still}
      <button
        type="button"
        onClick={() => {
          if (isElsewhere) agree('video', remember || remembered);
          const owner: SoundOwner = { name: 'video', lose: () => undefined };
          takeSound(owner);
          setOwner(owner);
        }}
        className="group absolute inset-0 grid cursor-pointer place-items-center"
        aria-label={`Play video ${title}`}
      >
        <span className="grid size-20 place-items-center bg-accent text-on-accent transition-transform group-hover:scale-110 md:size-28">
          <svg viewBox="0 0 24 24" className="size-10 fill-current" aria-hidden="true">
            <path d="M7 4v16l13-8z" />
          </svg>
        </span>
      </button>
      {isElsewhere && !remembered && (
        <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-5 bg-ink px-3 text-xs text-paper md:px-4 md:text-sm">
          <p className="max-sm:pt-2">Plays from {hostName(source)}, which may keep cookies on this device.</p>
          <Remember checked={remember} onChange={setRemember} />
        </div>
      )}
    </div>
  );
}

/** Calls when the visitor takes back that videos may come from others. */
function whenRefused(refused: () => void): () => void {
  return consent.subscribe((state) => {
    if (!isAgreed('video', state)) refused();
  });
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
        Watch “{title}” at {hostName(source)}
      </a>
    </div>
  );
}
