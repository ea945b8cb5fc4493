import { Content, Overlay, Portal, Root, Title } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { classNames } from "./classNames";
import { IconButton } from "./IconButton";
import { useReturnedFocus } from "./useReturnedFocus";

interface Props {
  /** The name for screen readers. */
  label: string;
  side: "left" | "right";
  /** Shown beside the close button. */
  head: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

const sides = { left: "left-0 border-r", right: "right-0 border-l" };

/** A modal panel at the side of a phone's screen. It closes on a choice, on Escape and on a press outside. */
export function Drawer({ label, side, head, onClose, children }: Props) {
  const focus = useReturnedFocus();
  useEndWithAddress(onClose);
  return (
    <Root open onOpenChange={onClose}>
      <Portal>
        <Overlay className="fixed inset-0 z-50 bg-veil" />
        <Content
          {...focus}
          aria-describedby={undefined}
          className={classNames(
            "fixed inset-y-0 z-50 h-dvh w-72 max-w-[85vw] overflow-y-auto border-line bg-raised text-ink shadow-float outline-none",
            sides[side],
          )}
        >
          <Title className="sr-only">{label}</Title>
          <div className="min-h-full p-4">
            <div className="mb-3 flex items-center gap-1">
              <div className="flex min-w-0 flex-1">{head}</div>
              <IconButton label="Close menu" icon={<X />} onClick={onClose} />
            </div>
            {children}
          </div>
        </Content>
      </Portal>
    </Root>
  );
}

/** Closes when the address changes. */
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
