import { createStore } from 'zustand/vanilla';

type EarlyFeature = { key: string; name: string; description: string; enrolled: boolean };

/** what the station tries out with visitors who want to, as the analytics service lists it. Empty while nobody is counted. */
export const earlyAccess = createStore<{
  features: EarlyFeature[];
  enrol: (key: string, enrolled: boolean) => void;
}>(() => ({ features: [], enrol: () => undefined }));
