import { Component, type ComponentChildren } from "preact";
import { ApiError } from "../api/client";
import { ErrorNotice } from "../parts/Notice";

interface BoundaryProps {
  /** What the children draw; after a failure, a new subject is drawn again. */
  subject: unknown;
  onRetry: () => void;
  children: ComponentChildren;
}

interface BoundaryState {
  failure: { subject: unknown; error: ApiError } | null;
}

/** Shows an error in place of children that fail to draw, so that the rest of the page still works. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  override componentDidCatch(error: Error) {
    console.error(error);
    const shown = new ApiError(
      "page",
      `The page failed to draw this overview: ${error.message}`,
      "This is a defect of the page. The same overview can be read with: tensorboard-overview show",
    );
    this.setState({ failure: { subject: this.props.subject, error: shown } });
  }

  override render() {
    const { failure } = this.state;
    const { subject, onRetry, children } = this.props;
    if (failure === null || failure.subject !== subject) return children;
    return <ErrorNotice error={failure.error} onRetry={onRetry} />;
  }
}
