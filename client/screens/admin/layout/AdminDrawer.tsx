import { Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useReturnedFocus } from "../../../ui/Dialog";
import { IconButton } from "../../../ui/IconButton";
import { AdminBrand } from "./AdminBrand";
import { SidebarNav } from "./SidebarNav";

/** The sidebar of a phone: slides over the screen, closes on a choice, on Escape and on a press beside it. */
export function AdminDrawer({ onClose }: { onClose: () => void }) {
  const focus = useReturnedFocus();
  useEndWithAddress(onClose);
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 bg-veil" />
        <Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 h-dvh w-72 max-w-[85vw] overflow-y-auto border-r border-line bg-raised text-ink shadow-float outline-none"
        >
          <Title className="sr-only">Administration</Title>
          <div className="min-h-full p-4">
            <div className="mb-3 flex items-center gap-1">
              <AdminBrand />
              <IconButton label="Close the admin menu" icon={<X />} onClick={onClose} />
            </div>
            <SidebarNav />
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

/** Ends when another screen is shown. */
function useEndWithAddress(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (key !== openedAt.current) close.current();
  }, [key]);
}
