import { chatMessages } from "#gateway/domains/chat/contract";

/** Stands in place of the message field where the other account is closed. */
export function ClosedNote() {
  return (
    <p role="status" className="border-t border-line p-4 text-center text-sm text-muted">
      {chatMessages.closed}
    </p>
  );
}
