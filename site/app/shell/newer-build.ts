let newer = false;

export function announceNewBuild(): void {
  newer = true;
}

/** A reload would stop what plays, so it waits for silence. */
export function newBuildIsOut(): boolean {
  return newer && navigator.mediaSession?.playbackState !== 'playing';
}
