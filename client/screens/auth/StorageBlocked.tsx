import type { ReactNode } from "react";
import { canStoreSession } from "~/session/canStoreSession";
import { Button } from "~/ui/Button";

/** Shows what opens a session; or, where this browser stores none, what has to be allowed first. */
export function WhereStored({ children }: { children: ReactNode }) {
  return canStoreSession() ? children : <StorageBlocked />;
}

function StorageBlocked() {
  return (
    <div role="alert" className="text-sm">
      <p className="font-semibold text-ink">Your browser blocks cookies</p>
      <p className="mt-1 text-muted">
        You stay signed in by a cookie. Allow cookies for this site in your browser's settings, then reload
        this page. You can read the site's public pages without them.
      </p>
      <Button className="mt-4" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}
