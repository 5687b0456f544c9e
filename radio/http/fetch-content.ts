/** Requests a path of the content service. */
export type FetchContent = (path: string, init?: RequestInit) => Promise<Response>;
