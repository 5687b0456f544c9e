/** Handles the rejected `ready` of a view transition that a later navigation interrupts, which the router does not do. */
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
