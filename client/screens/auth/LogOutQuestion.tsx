import { useEffect } from "react";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { useSession } from "~/session/sessionStore";

interface Question {
  onAnswer: (confirmed: boolean) => void;
}

const Dialog = lazyWithRetry(async () => (await import("./LogOutDialog")).LogOutDialog, { missing: Unasked });

/** Shows the question whether to log out although a form is unsaved, on any screen. */
export function LogOutQuestion() {
  const { leaving } = useSession();
  return leaving && <Dialog onAnswer={leaving} />;
}

/** Without this question the person stays logged in. */
function Unasked({ onAnswer }: Question) {
  useEffect(() => onAnswer(false), [onAnswer]);
  return null;
}
