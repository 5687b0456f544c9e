/**
 * A button of the server's HTML can be pressed before its code has loaded. The page's first script (shell/first-script.ts)
 * stores every press in `window.pressedButton`. React stops the click event if its target is not interactive yet; all other
 * clicks bubble up to the window, which forgets them. A press that is still stored is repeated after the next hydration.
 */
type PageWindow = Window & { pressedButton?: HTMLButtonElement | null };

const page = () => window as PageWindow;

/** Forgets every press that reaches the window, because it has been handled. Called once, before hydration. */
export function holdEarlyPresses(): void {
  addEventListener('click', () => {
    page().pressedButton = null;
  });
}

/** Repeats the stored press. If the button is still not interactive, the first script stores the press again. */
export function repeatEarlyPress(): void {
  const button = page().pressedButton;
  page().pressedButton = null;
  if (button?.isConnected) button.click();
}
