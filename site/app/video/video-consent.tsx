import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { agree, consent, isAgreed } from '../consent/consent.ts';
import { Remember } from '../consent/remember.tsx';
import { askForVideoWords } from '../words/ask-for-video.ts';
import { fill } from '../words/words.ts';
import { PlayVideoButton } from './play-video-button.tsx';

type AskForVideoProps = {
  title: string;
  host: string;
  /** Whether the visitor has agreed and the video plays or is starting. */
  wanted: boolean;
  onPlay: () => void;
  /** Called when the visitor withdraws consent. */
  onRefuse: () => void;
};

/** Play button of a video at another host: pressing it agrees to that host, once or for good. */
export default function VideoConsent({ title, host, wanted, onPlay, onRefuse }: AskForVideoProps) {
  const [remember, setRemember] = useState(false);
  const remembered = useStore(consent, ({ answers }) => answers.video === 'yes');
  const agreed = useStore(consent, (state) => isAgreed('video', state));
  useEffect(() => {
    if (wanted && !agreed) onRefuse();
  }, [wanted, agreed, onRefuse]);
  if (wanted) return null;
  return (
    <>
      <PlayVideoButton
        title={title}
        onPlay={() => {
          agree('video', remember || remembered);
          onPlay();
        }}
      />
      {!remembered && (
        <div className="absolute inset-x-0 bottom-0 flex flex-wrap items-center gap-x-5 bg-ink px-3 text-xs text-paper md:px-4 md:text-sm">
          <p className="max-sm:pt-2">{fill(askForVideoWords.playsFrom, { host })}</p>
          <Remember checked={remember} onChange={setRemember} />
        </div>
      )}
    </>
  );
}
