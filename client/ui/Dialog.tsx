import { X } from "lucide-react";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import { classNames } from "./classNames";
import { IconButton } from "./IconButton";
import { rescueFocus } from "./useHeadingFocus";

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape and by the close button; the dialog stays until `open` is false. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, at the lower right. */
  footer?: ReactNode;
  size?: "sm" | "md" | "lg" | undefined;
  /** An alert dialog interrupts with a question and has no close button. */
  role?: "dialog" | "alertdialog" | undefined;
}

/** A modal window: keeps focus inside, closes on Escape, and gives the focus back to where it came from. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-4xl" };

function OpenDialog(props: Omit<DialogProps, "open">) {
  const { onClose, title, description, children, footer, size = "md", role = "dialog" } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, onClose);
  return (
    <dialog
      ref={dialog}
      role={role === "alertdialog" ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onKeyDown={(event) => keepFocusInside(event, dialog.current)}
      className={classNames(
        "m-auto w-[calc(100%-32px)] animate-rise rounded-xl border border-line bg-raised p-0 text-ink shadow-float",
        "max-h-[calc(100dvh-32px)] flex-col open:flex",
        widths[size],
      )}
    >
      <header className="flex items-start gap-4 px-6 pt-5 pb-1">
        <div className="min-w-0 flex-1">
          <h2 id={`${id}-title`} className="text-base font-semibold">
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className="mt-1 text-sm text-muted">
              {description}
            </div>
          )}
        </div>
        {role === "dialog" && (
          <IconButton label="Close" icon={<X />} size="sm" className="-mt-1 -mr-2" onClick={onClose} />
        )}
      </header>
      {children && <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4">{children}</div>}
      {footer && <footer className="flex flex-wrap justify-end gap-2 px-6 pt-3 pb-5">{footer}</footer>}
    </dialog>
  );
}

function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element) return;
    const cancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    // Some browsers close a dialog by force on a second Escape, without asking. The event comes late: that of an
    // earlier closing must not close a dialog which is open again, as after StrictMode's second mount.
    const forced = () => {
      if (!element.open) close.current();
    };
    element.addEventListener("cancel", cancel);
    element.addEventListener("close", forced);
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      element.removeEventListener("cancel", cancel);
      element.removeEventListener("close", forced);
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // What opened the dialog may go together with it.
      queueMicrotask(rescueFocus);
    };
  }, [dialog]);
}

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex='0']";

function keepFocusInside(event: KeyboardEvent, dialog: HTMLDialogElement | null) {
  if (event.key !== "Tab" || !dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
