import { createStore } from 'zustand/vanilla';

/** The radio's key in the engine. */
export const radioKey = 'radio';

export type Radio = {
  /** the radio flag. It follows the sound. */
  playing: boolean;
  /** `tap`: the browser wants a gesture first. */
  state: 'off' | 'starting' | 'playing' | 'reconnecting' | 'tap';
  /** Playing from the past of the live show. */
  rewound: boolean;
};
export const radioOff: Radio = { playing: false, state: 'off', rewound: false };
export const radio = createStore<Radio>(() => radioOff);
