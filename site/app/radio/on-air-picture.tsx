import type { Occurrence } from '@longwave/contract/schedule.ts';
import { Picture } from '../ui/picture.tsx';
import type { OnAirShow } from './on-air.ts';

type OnAirPictureProps = {
  show: OnAirShow | null;
  broadcast: Occurrence | undefined;
  sizes: string;
  decorative?: boolean;
  className: string;
};

/** The picture of the show that is heard: the content service's, else the radio host's, else a plain background. */
export function OnAirPicture({ show, broadcast, className, ...rest }: OnAirPictureProps) {
  const picture = broadcast?.picture ?? show?.image;
  if (!picture) return <div className={`bg-tide ${className}`} />;
  if (typeof picture === 'string')
    return <img key={picture} src={picture} alt="" className={`w-full object-cover ${className}`} />;
  return <Picture key={picture.name} picture={picture} first className={className} {...rest} />;
}
