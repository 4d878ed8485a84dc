import { Component, type ReactNode } from 'react';

type Props = Readonly<{ children: ReactNode; text: string; onError: () => void }>;

/** A fault of our own in a screen: it is said and shown, and the game is safe in the journal. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.failed ? <p className="error">{this.props.text}</p> : this.props.children;
  }
}
