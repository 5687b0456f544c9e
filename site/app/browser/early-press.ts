/**
 * A button of the server's HTML can be pressed before its code has come. The page's first script (shell/first-script.ts) notes
 * every press in `window.pressedButton`. React stops the event of a press on what is not interactive yet, so that only the
 * others come back up to the window; what is left is repeated once another part of the page has become interactive.
 */
type PageWindow = Window & { pressedButton?: HTMLButtonElement | null };

const page = () => window as PageWindow;

/** Called once, when React begins to listen. */
export function holdEarlyPresses(): void {
  addEventListener('click', () => {
    page().pressedButton = null;
  });
}

/** If the button's own part is not interactive yet, the press is held again. */
export function repeatEarlyPress(): void {
  const button = page().pressedButton;
  page().pressedButton = null;
  if (button?.isConnected) button.click();
}
