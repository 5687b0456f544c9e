/** A view transition that a later navigation overtakes rejects its `ready`, for which the router does not wait. */
export function ignoreOvertakenTransitions(): () => void {
  const { startViewTransition } = document;
  if (!startViewTransition) return () => undefined;
  document.startViewTransition = (update) => {
    const transition = startViewTransition.call(document, update);
    transition.ready.catch(() => undefined);
    return transition;
  };
  return () => {
    document.startViewTransition = startViewTransition;
  };
}

export function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
