import { Building2 } from "lucide-react";
import { buttonClass } from "~/ui/buttonClass";
import { useScreenTitle } from "../useScreenTitle";

const title = "No institute at this address";

/** Replaces the page when the address names an unknown institute, so that no one joins another by mistake. */
export function InstituteNotFound() {
  useScreenTitle(title);
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center px-6 py-12 text-center">
      <Building2 aria-hidden className="mb-4 size-8 text-muted" />
      <h1 className="text-xl font-semibold text-ink">{title}</h1>
      <p className="mt-2 text-sm text-muted">
        The link may have been cut off or mistyped. Ask your institute for its address.
      </p>
      {/* Reloads the page and drops the rest of the address. */}
      <a href="/courses" className={buttonClass({ className: "mt-6" })}>
        Go to the start page
      </a>
    </main>
  );
}
