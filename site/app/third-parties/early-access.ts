import { createStore } from 'zustand/vanilla';

type EarlyFeature = { key: string; name: string; description: string; enrolled: boolean };

/** features visitors may try early, as listed by the analytics service; empty while the visitor is not counted. */
export const earlyAccess = createStore<{
  features: EarlyFeature[];
  enrol: (key: string, enrolled: boolean) => void;
}>(() => ({ features: [], enrol: () => undefined }));
