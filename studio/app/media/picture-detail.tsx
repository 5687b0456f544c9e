import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readMedia } from '../api/media.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import { Link } from '../router/link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PictureForm } from './picture-form.tsx';

/** The screen of one picture: its description, its focal point and where it is used. */
export function PictureDetail({ name }: { name: string }) {
  const media = useQuery({ queryKey: ['media-item', name], queryFn: () => readMedia(name) });
  useEffect(() => {
    document.title = `${name} – Studio`;
  }, [name]);
  if (media.data) return <PictureForm media={media.data} onChanged={() => void media.refetch()} />;
  if (!media.isError) return <p className="shell-loading">Opening …</p>;
  return isStatus(media.error, 404) ? (
    <Notice
      title="There is no such picture"
      action={
        <Link className="button" to="/media">
          All pictures
        </Link>
      }
    >
      It may have been deleted.
    </Notice>
  ) : (
    <Notice
      title="The picture could not be opened"
      isAlert
      action={
        <button type="button" className="button" onClick={() => void media.refetch()}>
          Try again
        </button>
      }
    >
      {sentenceOf(media.error)}
    </Notice>
  );
}
