import type { Style } from './style.ts';

const held = 'x---------------';

export const house: Style = {
  tempo: [118, 126],
  bars: 8,
  swing: 0.08,
  modes: ['minor', 'dorian'],
  progressions: [
    [0, 0, 5, 3],
    [0, 3, 5, 4],
    [5, 5, 0, 0],
    [0, 2, 3, 3],
  ],
  notesInChord: 4,
  chords: ['houseStab', 'electricPiano', 'warmPad', 'organ'],
  chordRhythms: ['x..x..x...x..x..', '..x...x...x...x.', 'x..x....x.x.....', 'x-------..x-....'],
  bass: ['roundBass', 'pickBass', 'subBass'],
  bassRhythms: ['..1...1...1...1.', '1..1..8...1..5..', '1.....1..8.1..7.'],
  beats: [
    { hardKick: '9...9...9...9...', clap: '....7.......7...' },
    { deepKick: '9...9...9...9...', clap: '....6.......6..2' },
  ],
  tops: [
    { hat: '3.3.3.3.3.3.3.33', openHat: '..6...6...6...6.' },
    { shaker: '4354435443544354', openHat: '..5...5...5...5.' },
    { hat: '..5...5...5...5.', conga: '...4..3...4..43.' },
  ],
  leads: ['lead', 'marimba', 'flute', 'bell'],
  melody: 'sung',
  textures: ['tape', 'vinyl', 'sea'],
  room: 0.82,
  echo: 0.4,
  pump: 0.55,
  balance: { chords: -1, bass: 0, beat: 2, tops: -7, lead: -4 },
};

export const techno: Style = {
  tempo: [126, 138],
  bars: 8,
  swing: 0,
  modes: ['minor', 'phrygian'],
  progressions: [
    [0, 0, 0, 0, 5, 5, 0, 0],
    [0, 0, 0, 0, 0, 0, 1, 1],
    [0, 0, 3, 3],
  ],
  notesInChord: 3,
  chords: ['stab', 'acid', 'glassPad'],
  chordRhythms: ['...x.....x......', 'x..x..x..x..x.x.', '......x.......x.'],
  bass: ['pickBass', 'subBass', 'acid'],
  bassRhythms: ['..11..11..11..11', '.111.111.111.111', '1.1.8.1.1.1.8.1.'],
  beats: [
    { hardKick: '9...9...9...9...' },
    { hardKick: '9...9...9...9..4', rim: '...4..4...4..4..' },
    { hardKick: '9...9...9...9...', tom: '..3..3....3..3..' },
  ],
  tops: [
    { openHat: '..6...6...6...6.', hat: '3333333333333333' },
    { ride: '3.4.3.4.3.4.3.4.', clap: '....5.......5...' },
  ],
  leads: ['acid', 'glass', 'lead'],
  melody: 'arpeggio',
  textures: ['machine', 'tape', 'wind'],
  room: 0.84,
  echo: 0.5,
  pump: 0.5,
  balance: { chords: -2, bass: 0, beat: 3, tops: -7, lead: -5 },
};

export const jungle: Style = {
  tempo: [158, 172],
  bars: 8,
  swing: 0.04,
  modes: ['minor', 'dorian'],
  progressions: [
    [0, 0, 5, 5, 3, 3, 4, 4],
    [0, 0, 0, 0, 5, 5, 6, 6],
    [0, 0, 2, 2],
  ],
  notesInChord: 4,
  chords: ['warmPad', 'strings', 'glassPad', 'electricPiano'],
  chordRhythms: [held, 'x-------x-------'],
  bass: ['subBass', 'roundBass'],
  bassRhythms: ['1.........1.....', '1.....1...5...7.', '1..........1..8.'],
  beats: [
    { deepKick: '9.9.......99....', tightSnare: '....8..3.3..8..3' },
    { hardKick: '9..9......9.....', tightSnare: '....8..4.4....8.' },
    { hardKick: '9.........9.....', snare: '....8.......8.33' },
  ],
  tops: [{ hat: '5.5.5.5.5.5.5.5.', ride: '4...4...4...4...' }, { hat: '5453545354535453' }],
  leads: ['bell', 'lead', 'kalimba', 'flute'],
  melody: 'sparse',
  textures: ['rain', 'vinyl', 'tape'],
  room: 0.88,
  echo: 0.35,
  pump: 0.2,
  balance: { chords: -1, bass: 2, beat: 2, tops: -8, lead: -4 },
};
