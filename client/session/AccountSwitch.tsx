import { lazy, Suspense } from "react";
import { useSession } from "./sessionStore";

const Dialog = lazy(async () => ({ default: (await import("./SwitchAccountDialog")).SwitchAccountDialog }));

/** Shows the question of a sign-in link for another account, on whatever screen it was opened. */
export function AccountSwitch() {
  const { switching } = useSession();
  return (
    switching && (
      <Suspense>
        <Dialog {...switching} />
      </Suspense>
    )
  );
}
