import { History } from "lucide-react";
import { formatDateTime } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { Button } from "~/ui/Button";
import type { DraftStore } from "./draftStore";
import { useKeptDraft } from "./useKeptDraft";

/** Offers what was typed earlier and never reached the server, as when the browser closed without a connection. */
export function KeptDraftNotice({ store, topicId }: { store: DraftStore; topicId: number }) {
  const { offered, restore, discard } = useKeptDraft(store, topicId);
  if (!offered) return null;
  return (
    <section
      aria-label="Unsaved text"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-md border border-info-line bg-info-soft px-4 py-2.5 text-sm text-info-ink"
    >
      <p className="flex min-w-0 flex-1 basis-64 items-center gap-2">
        <History aria-hidden className="size-4 shrink-0" />
        This browser kept text from {formatDateTime(offered.savedAt, ownZone())} that was never saved.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={restore}>
          Restore it
        </Button>
        <Button size="sm" variant="ghost" onClick={discard}>
          Discard
        </Button>
      </div>
    </section>
  );
}
