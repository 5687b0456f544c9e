import { createStore } from 'zustand/vanilla';

/** The radio's key in the engine. */
export const radioKey = 'radio';

export type Radio = {
  /** the radio flag. It is true only while the radio is heard. */
  playing: boolean;
  /** `tap`: the browser requires a gesture before it plays. */
  state: 'off' | 'starting' | 'playing' | 'reconnecting' | 'tap';
  /** Whether the past of the live show is played. */
  rewound: boolean;
};
export const radioOff: Radio = { playing: false, state: 'off', rewound: false };
export const radio = createStore<Radio>(() => radioOff);
