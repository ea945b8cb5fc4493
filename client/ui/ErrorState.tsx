import { RotateCw, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button";
import { classNames } from "./classNames";
import { ScreenHeading } from "./ScreenHeading";

export interface ErrorStateProps {
  title?: string | undefined;
  /** Set when it replaces a whole screen: its title is then the h1, which takes the focus after a navigation. */
  screen?: boolean | undefined;
  /** Says what happened and what to do. */
  children?: ReactNode;
  /** The id of the server's log entry, shown so that the person can quote it. */
  errorId?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Another action, such as a link back. */
  action?: ReactNode;
}

/** Says what happened, shows the error id and offers to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title = "Something went wrong!", screen, children, errorId, onRetry, action } = props;
  return (
    <div
      role="alert"
      className={classNames("flex flex-col items-center px-6 pb-12 text-center", screen ? "pt-20" : "pt-12")}
    >
      <span
        aria-hidden
        className="mb-4 inline-flex rounded-lg border border-danger-line bg-danger-soft p-3 text-danger-ink [&>svg]:size-5"
      >
        <TriangleAlert />
      </span>
      {screen ? (
        <ScreenHeading className={titleClass}>{title}</ScreenHeading>
      ) : (
        <p className={titleClass}>{title}</p>
      )}
      {children && <div className="mt-1 max-w-md text-sm text-balance text-muted">{children}</div>}
      {errorId && (
        <p className="mt-2 text-xs text-muted">
          Error id <code className="font-mono text-soft select-all">{errorId}</code>
        </p>
      )}
      {(onRetry || action) && (
        <div className="mt-5 flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button icon={<RotateCw />} onClick={onRetry}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}

const titleClass = "text-sm font-semibold text-ink";
