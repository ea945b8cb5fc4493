import { useEffect, useState } from "react";
import { startEarlyKeys } from "../palette/earlyKeys";
import { lazyWithRetry } from "../relay/lazyWithRetry";
import { showToast } from "../ui/toasts";
import { EarlyKeys, type PaletteProps } from "./EarlyKeys";

const Palette = lazyWithRetry<PaletteProps>(
  async () => (await import("../palette/CommandPalette")).CommandPalette,
  { early: EarlyKeys, missing: NoPalette },
);

/** The command palette; its code loads when it is first opened, and misses no letter that is typed until then. */
export function LatePalette({ onClose }: { onClose: () => void }) {
  const [early] = useState(startEarlyKeys);
  return <Palette onClose={onClose} early={early} />;
}

function NoPalette({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    showToast({ tone: "danger", message: "Search didn't load. Check your connection and try again." });
    onClose();
  }, [onClose]);
  return null;
}
