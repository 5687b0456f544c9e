import { createContext } from 'react';

/** Settings of the station that pictures and dates need. The root of the page provides them. */
export const UiSettings = createContext({ contentHost: '', stationZone: 'UTC' });
