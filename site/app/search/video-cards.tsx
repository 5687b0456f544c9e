import type { VideoCard as Video } from '@longwave/contract/card.ts';
import { VideoCard } from '../ui/video-card.tsx';

export function VideoCards({ videos }: { videos: Video[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:gap-x-6 lg:grid-cols-3">
      {videos.map((video) => (
        <li key={video.id} className="grid min-w-0">
          <VideoCard video={video} />
        </li>
      ))}
    </ul>
  );
}
