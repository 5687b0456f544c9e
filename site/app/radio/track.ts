import { createStore } from 'zustand/vanilla';

/** The track that another radio host says it plays, as `Artist - Title`; empty when it says nothing. */
export const track = createStore<{ text: string }>(() => ({ text: '' }));
