import { words } from './words.ts';

export const showsListWords = words('shows-list', {
  picked: 'Picked shows',
  whoCameBy: 'Who came by',
  guestOn: 'on {title}',
});
