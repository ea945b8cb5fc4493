import { DragOverlay } from "@dnd-kit/core";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { slideMs, wantsStillness } from "./motion";

/** The element under the pointer during a drag; without children it renders nothing. */
export function LiftedCopy({ children }: { children: ReactNode }) {
  const dropAnimation = wantsStillness() ? null : { duration: slideMs, easing: "ease-out" };
  return createPortal(
    <DragOverlay dropAnimation={dropAnimation} className="pointer-events-none print:hidden">
      {children && (
        <div aria-hidden className="cursor-grabbing">
          {children}
        </div>
      )}
    </DragOverlay>,
    document.body,
  );
}
