import { lazy, Suspense } from "react";
import type { CommandPaletteProps } from "./CommandPalette";

const Palette = lazy(async () => ({ default: (await import("./CommandPalette")).CommandPalette }));

/** The command palette, whose code comes when it is first opened. */
export function LazyCommandPalette(props: CommandPaletteProps) {
  return (
    <Suspense fallback={null}>
      <Palette {...props} />
    </Suspense>
  );
}
