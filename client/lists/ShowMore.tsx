import { useEffect, useRef, useState } from "react";
import { Button } from "~/ui/Button";

interface Props {
  hasNext: boolean;
  /** Said once the last rows are there. */
  end: string;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
}

const pageSize = 50;

/** Loads older rows of a list, and says when there are no more. */
export function ShowMore({ hasNext, end: endText, isLoadingNext, loadNext }: Props) {
  const [wasPressed, setPressed] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (wasPressed && !hasNext) end.current?.focus({ preventScroll: true });
  }, [wasPressed, hasNext]);
  const press = () => {
    setPressed(true);
    setFailure(null);
    loadNext(pageSize, { onComplete: setFailure });
  };
  if (!hasNext)
    return wasPressed ? (
      <p ref={end} tabIndex={-1} className="p-4 text-center text-xs text-muted">
        {endText}
      </p>
    ) : null;
  return (
    <div className="grid justify-items-center gap-2 border-t border-line p-4">
      {failure && (
        <p role="alert" className="text-sm text-danger-ink">
          {failure.message}
        </p>
      )}
      <Button busy={isLoadingNext} onClick={press}>
        {failure ? "Try again" : "Show more"}
      </Button>
    </div>
  );
}
