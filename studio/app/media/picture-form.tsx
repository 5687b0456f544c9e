import { picturePath } from '@longwave/contract/picture-path.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeMedia, type MediaItem, type MediaUses } from '../api/media.ts';
import { sentenceOf } from '../api/problem.ts';
import { day } from '../documents/times.ts';
import { sizeInWords } from '../recording/size-in-words.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import { Input } from '../ui/field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { Crops } from './crops.tsx';
import { FocalPoint } from './focal-point.tsx';
import { PictureActions } from './picture-actions.tsx';
import { Uses } from './uses.tsx';

type FormProps = { media: MediaItem & { uses: MediaUses }; onChanged: () => void };
type Description = Partial<Pick<MediaItem, 'alt' | 'focal'>>;

export function PictureForm({ media, onChanged }: FormProps) {
  const { station } = useSession();
  const queries = useQueryClient();
  const [alt, setAlt] = useState(media.alt);
  const [focal, setFocal] = useState(media.focal);
  const src = `/content${picturePath(media.picture, 960, 'webp')}`;

  async function save(change: Description, before: Description, words: string): Promise<void> {
    try {
      const saved = await describeMedia(media.name, change);
      // Updates the cache at once, so that an undo of the next change returns to this one.
      queries.setQueryData<FormProps['media']>(
        ['media-item', media.name],
        (item) => item && { ...item, ...saved },
      );
      setAlt(saved.alt);
      setFocal(saved.focal);
      showToast(words, { undo: () => void save(before, change, 'As it was before.') });
      void queries.invalidateQueries({ queryKey: ['media'] });
      onChanged();
    } catch (error) {
      setFocal(media.focal);
      showToast(sentenceOf(error), { isBad: true });
    }
  }

  function saveAlt(): void {
    if (alt.trim() !== media.alt)
      void save({ alt: alt.trim() }, { alt: media.alt }, 'The description is saved.');
  }

  return (
    <div className="screen picture-screen">
      <div className="screen-head">
        <div>
          <Link to="/media" className="editor-back">
            ← Media
          </Link>
          <h1>{media.name}</h1>
          <p className="muted">
            {media.filename && `${media.filename}, `}
            {media.width} × {media.height}, {sizeInWords(media.bytes)}, added {day(media.added, station.zone)}
          </p>
        </div>
        <PictureActions media={media} onReplaced={onChanged} />
      </div>
      <div className="picture-columns">
        <div className="stack">
          <FocalPoint
            src={src}
            alt={media.alt}
            size={media}
            focal={focal}
            onMove={setFocal}
            onSet={(next) => {
              setFocal(next);
              if (next.x !== media.focal.x || next.y !== media.focal.y)
                void save({ focal: next }, { focal: media.focal }, 'The focal point is saved.');
            }}
          />
          <p id="focal-hint" className="field-hint">
            Press on what must stay in sight, or move the mark with the arrow keys (with Shift in larger
            steps).
          </p>
          <Input
            label="What is on it"
            hint="For those who do not see it. Documents that get the picture from now on begin with this; those that have it keep their own."
            maxLength={1000}
            value={alt}
            onChange={setAlt}
            onBlur={saveAlt}
            onKeyDown={(event) => {
              if (event.key === 'Enter') saveAlt();
            }}
          />
          <Uses uses={media.uses} />
        </div>
        <section aria-label="Crops">
          <h2>How the site crops it</h2>
          <Crops src={src} focal={focal} />
        </section>
      </div>
    </div>
  );
}
