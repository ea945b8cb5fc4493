import { useState } from "react";

/** Does what was confirmed. Returns null if that failed, after calling `onFailure` with the reason. */
type Act<Subject> = (subject: Subject, options: { onFailure: (reason: string) => void }) => Promise<unknown>;

/** Asks for confirmation before an action; a failure is shown in the dialog, which then stays open. */
export function useConfirm<Subject>(act: Act<Subject>) {
  const [asked, setAsked] = useState<Subject | null>(null);
  const [error, setError] = useState<string>();
  const close = () => setAsked(null);
  return {
    /** The subject of the dialog; null while it is closed. */
    asked,
    ask: (subject: Subject) => {
      setError(undefined);
      setAsked(subject);
    },
    close,
    /** The props of the ConfirmDialog. */
    dialog: {
      open: asked !== null,
      error,
      onConfirm: async () => {
        if (asked !== null && (await act(asked, { onFailure: setError })) !== null) close();
      },
      onCancel: close,
    },
  };
}
