import { picturePath } from '@longwave/contract/picture-path.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { describeMedia, type MediaItem, type MediaUses } from '../api/media.ts';
import { sentenceOf } from '../api/problem.ts';
import { day } from '../documents/times.ts';
import { sizeInWords } from '../recording/size-in-words.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import { Input } from '../ui/field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { Crops } from './crops.tsx';
import { type Description, DescriptionSaves } from './description-saves.ts';
import { FocalPoint } from './focal-point.tsx';
import { PictureActions } from './picture-actions.tsx';
import { Uses } from './uses.tsx';

type FormProps = { media: MediaItem & { uses: MediaUses }; onChanged: () => void };

export function PictureForm({ media, onChanged }: FormProps) {
  const { station } = useSession();
  const queries = useQueryClient();
  const [alt, setAlt] = useState(media.alt);
  const [focal, setFocal] = useState(media.focal);
  const [saves] = useState(() => new DescriptionSaves(media, (change) => describeMedia(media.name, change)));
  const typed = useRef(alt);
  typed.current = alt;
  const src = `/content${picturePath(media.picture, 960, 'webp')}`;

  async function save(change: Partial<Description>, words: string): Promise<void> {
    const typedBefore = typed.current;
    try {
      const saved = await saves.save(change);
      if (!saved) return;
      const { item, before } = saved;
      queries.setQueryData<FormProps['media']>(
        ['media-item', media.name],
        (old) => old && { ...old, ...item },
      );
      if (saves.isWanted(change)) {
        if (change.focal) setFocal(item.focal);
        // Text that was typed since stays.
        if (change.alt !== undefined) setAlt((now) => (now === typedBefore ? item.alt : now));
      }
      showToast(words, { undo: () => void save(before, 'As it was before.') });
      void queries.invalidateQueries({ queryKey: ['media'] });
      onChanged();
    } catch (error) {
      if (change.focal) setFocal(saves.wanted.focal);
      showToast(sentenceOf(error), { isBad: true });
    }
  }

  function saveAlt(): void {
    if (alt.trim() !== saves.wanted.alt) void save({ alt: alt.trim() }, 'The description is saved.');
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
              const { x, y } = saves.wanted.focal;
              if (next.x !== x || next.y !== y) void save({ focal: next }, 'The focal point is saved.');
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
