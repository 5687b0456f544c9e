import { DeletedMedia } from './deleted-media.tsx';
import { MediaFiles } from './media-files.tsx';
import { useMediaKind } from './media-kinds.tsx';
import { MediaList } from './media-list.tsx';
import { PictureDetail } from './picture-detail.tsx';
import './media.css';
import './picture.css';
import '../recording/recording.css';
import '../lists/lists.css';
import '../trash/trash.css';

/** The Media screen: pictures, recordings, films, deleted ones, or one picture. */
export default function Media({ name }: { name: string | undefined }) {
  const kind = useMediaKind();
  if (name) return <PictureDetail key={name} name={name} />;
  if (kind === 'recordings') return <MediaFiles key={kind} kind="recording" />;
  if (kind === 'films') return <MediaFiles key={kind} kind="clip" />;
  return kind === 'deleted' ? <DeletedMedia /> : <MediaList />;
}
