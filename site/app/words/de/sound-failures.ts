import type { soundFailureWords } from '../sound-failures.ts';

export const soundFailures: typeof soundFailureWords = {
  network: 'Die Verbindung ist abgebrochen. Prüf sie und drück noch einmal auf Abspielen.',
  unavailable: 'Diese Aufnahme ist gerade nicht verfügbar.',
  unauthorised: 'Die Aufnahme konnte nicht geöffnet werden. Versuch es gleich noch einmal.',
  unsupported: 'Dieser Browser kann die Aufnahme nicht abspielen.',
  frame: 'Der Mix konnte nicht geladen werden. Vielleicht wird er in diesem Browser blockiert.',
  unknown: 'Mit dem Ton ist etwas schiefgegangen. Versuch es noch einmal.',
};
