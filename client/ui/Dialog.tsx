import * as AlertDialog from "@radix-ui/react-alert-dialog";
import * as ModalDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./classNames";
import { IconButton } from "./IconButton";
import { isComposing } from "./isComposing";
import { isOnToast } from "./isOnToast";
import { useReturnedFocus } from "./useReturnedFocus";
import { useSecondPress } from "./useSecondPress";

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the close button and a press outside. The dialog stays until `open` is false. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The actions, bottom right. */
  footer?: ReactNode;
  size?: keyof typeof widths | undefined;
  /** On a phone it is at the foot of the screen, at its full width. */
  sheet?: boolean | undefined;
  /** An alert dialog asks a question and has no close button. */
  role?: "dialog" | "alertdialog" | undefined;
  /** Whether it has a close button; true by default. */
  isClosable?: boolean | undefined;
}

const widths = { sm: "max-w-md", md: "max-w-xl", lg: "max-w-4xl", page: "max-w-[min(96vw,90rem)]" };

const sheetLook =
  "max-sm:max-h-[calc(100dvh-48px)] max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[env(safe-area-inset-bottom)]";

/** A modal dialog. It traps the focus, closes on Escape, and returns the focus to the element that had it. */
export function Dialog({ role = "dialog", ...rest }: DialogProps) {
  const { open, onClose, title, description, children, footer, size = "md", sheet, isClosable = true } = rest;
  const { Root, Portal, Overlay, Title, Description } = role === "dialog" ? ModalDialog : AlertDialog;
  return (
    <Root open={open} onOpenChange={(next) => next || onClose()}>
      <Portal>
        <Overlay
          className={classNames(
            "fixed inset-0 z-50 grid place-items-center bg-veil p-4",
            sheet && "max-sm:place-items-end max-sm:p-0",
          )}
        >
          <Window
            role={role}
            described={Boolean(description)}
            look={classNames(widths[size], sheet && sheetLook)}
          >
            <div className="flex items-start gap-4 px-6 pt-5 pb-1">
              <div className="min-w-0 flex-1">
                <Title className="text-base font-semibold">{title}</Title>
                {description && (
                  <Description asChild>
                    <div className="mt-1 text-sm text-muted">{description}</div>
                  </Description>
                )}
              </div>
              {role === "dialog" && isClosable && (
                <IconButton label="Close" icon={<X />} size="sm" className="-mt-1 -mr-2" onClick={onClose} />
              )}
            </div>
            {children && <div className="min-h-0 flex-1 overflow-y-auto px-6 py-4">{children}</div>}
            {footer && <div className="flex flex-wrap justify-end gap-2 px-6 pt-3 pb-5">{footer}</div>}
          </Window>
        </Overlay>
      </Portal>
    </Root>
  );
}

interface WindowProps {
  role: "dialog" | "alertdialog";
  described: boolean;
  look: string;
  children: ReactNode;
}

function Window({ role, described, look: own, children }: WindowProps) {
  const focus = useReturnedFocus();
  useSecondPress();
  const look = classNames(
    "flex max-h-[calc(100dvh-32px)] w-full animate-rise flex-col rounded-xl border border-line bg-raised text-ink shadow-float outline-none",
    own,
  );
  const undescribed = described ? {} : { "aria-describedby": undefined };
  if (role === "alertdialog")
    return (
      <AlertDialog.Content {...focus} {...undescribed} onEscapeKeyDown={leaveOpenList} className={look}>
        {children}
      </AlertDialog.Content>
    );
  return (
    <ModalDialog.Content
      {...focus}
      {...undescribed}
      onEscapeKeyDown={leaveOpenList}
      onInteractOutside={keepWhatIsTyped}
      className={look}
    >
      {children}
    </ModalDialog.Content>
  );
}

/**
 * Escape closes an open combobox list first (menus and calendars are layers of Radix). On a toast it dismisses that,
 * and during composition it belongs to the input method.
 */
function leaveOpenList(event: KeyboardEvent): void {
  const { target } = event;
  const isOnList = target instanceof Element && target.matches("[role=combobox][aria-expanded=true]");
  if (isOnList || isOnToast(target) || isComposing(event)) event.preventDefault();
}

/** A press outside closes the dialog, unless the dialog has text fields or the press was on a toast. */
function keepWhatIsTyped(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]";
  const hasFields =
    event.currentTarget instanceof Element && event.currentTarget.querySelector(fields) !== null;
  if (isOnToast(target) || hasFields) event.preventDefault();
}
