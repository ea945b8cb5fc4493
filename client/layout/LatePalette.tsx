import { useEffect } from "react";
import { lazyWithRetry } from "../relay/lazyWithRetry";
import { showToast } from "../ui/toasts";

/** The command palette; its code loads when it is first opened. */
export const LatePalette = lazyWithRetry(
  async () => (await import("../palette/CommandPalette")).CommandPalette,
  { missing: NoPalette },
);

function NoPalette({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast({ tone: "danger", message: "Search didn't load. Check your connection and try again." });
    onClose();
  }, [onClose]);
  return null;
}
