import { X } from "lucide-react";
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { IconButton } from "../../../ui/IconButton";
import { AdminBrand } from "./AdminBrand";
import { SidebarNav } from "./SidebarNav";

/** The sidebar of a phone: slides over the screen, closes on a choice, on Escape and on a press beside it. */
export function AdminDrawer({ onClose }: { onClose: () => void }) {
  const drawer = useModalDrawer(onClose);
  const pressedBeside = (event: MouseEvent) => event.target === drawer.current && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself.
    <dialog
      ref={drawer}
      aria-label="Administration"
      onClick={pressedBeside}
      className="m-0 mr-auto h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-r border-line bg-raised p-0 text-ink shadow-float"
    >
      <div className="min-h-full p-4">
        <div className="mb-3 flex items-center gap-1">
          <AdminBrand />
          <IconButton label="Close the admin menu" icon={<X />} onClick={onClose} />
        </div>
        <SidebarNav />
      </div>
    </dialog>
  );
}

function useModalDrawer(onClose: () => void) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const closed = () => close.current();
    element.addEventListener("close", closed);
    element.showModal();
    return () => {
      element.removeEventListener("close", closed);
      element.close();
    };
  }, []);
  useEffect(() => {
    if (key !== openedAt.current) close.current();
  }, [key]);
  return drawer;
}
