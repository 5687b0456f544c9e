export type Log = (message: string) => void;

export const logToConsole: Log = (message) => console.log(`radio: ${message}`);
