import { Component, type ReactNode } from 'react';

type Props = Readonly<{
  children: ReactNode;
  /** What is shown instead; nothing where the rest of the screen is enough. */
  instead?: ReactNode;
  onError: (error: unknown) => void;
}>;

/** A fault of our own in a part of a screen, or a part that could not be loaded: the rest stays, and it is said. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
