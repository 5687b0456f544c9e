import type { Role } from '../api/session.ts';

/** A screen with an entry in the rail. */
export type Screen = { path: string; name: string; icon: string; roles: Role[] };

const everybody: Role[] = ['owner', 'editor', 'host'];
const editors: Role[] = ['owner', 'editor'];

/** Each icon is an SVG path in a square of 20 by 20. */
export const screens: Screen[] = [
  { path: 'shows', name: 'Shows', icon: 'M3 3h14v14H3zM10 7v0a3 3 0 1 0 .01 0M10 9.6v.8', roles: everybody },
  {
    path: 'residents',
    name: 'Residents',
    icon: 'M10 3a3.5 3.5 0 1 0 .01 0M3.5 17c.6-4 3-5.5 6.5-5.5s5.9 1.5 6.5 5.5',
    roles: everybody,
  },
  { path: 'schedule', name: 'Schedule', icon: 'M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v4M13 2.5v4', roles: editors },
  { path: 'collections', name: 'Collections', icon: 'M3 6h10v10H3zM6 6V3h11v11h-4', roles: editors },
  { path: 'editorial', name: 'Editorial', icon: 'M4 3h12v14H4zM7 7h6M7 10h6M7 13h4', roles: editors },
  { path: 'tv', name: 'TV', icon: 'M2.5 5h15v10h-15zM8.5 8v4l3.5-2zM7 18h6', roles: editors },
  { path: 'pages', name: 'Pages', icon: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5', roles: editors },
  {
    path: 'media',
    name: 'Media',
    icon: 'M2.5 4h15v12h-15zM3 14l4.5-4.5 4 4 2.5-2.5 3.5 3M13 7v.01',
    roles: editors,
  },
  {
    path: 'trash',
    name: 'Trash',
    icon: 'M3.5 5.5h13M8 5.5V3h4v2.5M5 5.5l.8 12h8.4l.8-12M8.5 9v5M11.5 9v5',
    roles: everybody,
  },
  {
    path: 'people',
    name: 'People',
    icon: 'M7.5 4a2.7 2.7 0 1 0 .01 0M2 16c.4-3.5 2.3-5 5.5-5s5.1 1.5 5.5 5M13 4.5a2.5 2.5 0 0 1 0 5M15 11.5c1.9.6 2.8 2 3 4.5',
    roles: ['owner'],
  },
  {
    path: 'settings',
    name: 'Settings',
    icon: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4a2 2 0 1 0 .01 0M7 12a2 2 0 1 0 .01 0',
    roles: everybody,
  },
];

export const screensFor = (role: Role) => screens.filter(({ roles }) => roles.includes(role));
