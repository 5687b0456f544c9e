import { createContext } from 'react';

/** What pictures and dates need to know of the station. The root of the page provides it. */
export const UiSettings = createContext({ contentHost: '', stationZone: 'UTC' });
