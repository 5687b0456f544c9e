import { Component, type ReactNode } from 'react';
import { forgetFailures } from './lazily.ts';
import { Notice } from './notice.tsx';

type BoundaryProps = {
  children: ReactNode;
  /** What failed, as the subject of a sentence. */
  name: string;
  isScreen?: boolean;
  /** Another one is another screen: what failed is forgotten. */
  at?: string;
  /** Draws the notice where it belongs. */
  frame?: (notice: ReactNode) => ReactNode;
};
type BoundaryState = { hasFailed: boolean };

/** What cannot be loaded or drawn leaves everything around it as it is, and says so. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };
  private attempts = 0;

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate({ at }: BoundaryProps): void {
    if (at !== this.props.at) this.show();
  }

  override render(): ReactNode {
    const { children, name, isScreen = false, frame = (notice) => notice } = this.props;
    if (!this.state.hasFailed) return children;
    return frame(
      <Notice
        isAlert
        isScreen={isScreen}
        title={`${name} could not be shown`}
        action={
          <button type="button" className="button" onClick={() => void this.tryAgain()}>
            Try again
          </button>
        }
      >
        The connection may be lost, or the station has a newer studio. Nothing you typed is lost.
      </Notice>,
    );
  }

  private show(): void {
    if (!this.state.hasFailed) return;
    forgetFailures();
    this.setState({ hasFailed: false });
  }

  /** From the second time on, the whole studio is loaded anew, as far as the station can be reached: its files may have other names by now. */
  private async tryAgain(): Promise<void> {
    this.attempts += 1;
    const isReached = this.attempts > 1 && (await fetch(location.href).catch(() => null))?.ok;
    if (isReached) location.reload();
    else this.show();
  }
}
