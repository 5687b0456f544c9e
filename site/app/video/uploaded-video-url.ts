export function clipUrl(contentHost: string, name: string): string {
  return `${contentHost}/clips/${name}.webm`;
}

export function captionsUrl(contentHost: string, name: string): string {
  return `${contentHost}/captions/${name}.vtt`;
}
