import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "./classNames";
import { IconButton } from "./IconButton";
import { currentToasts, dismissToast, subscribeToToasts, type Toast, type ToastTone } from "./toasts";
import { inkOf } from "./tones";
import { useSwipe } from "./useSwipe";

const icons: Record<ToastTone, typeof Info> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Where toasts appear; mounted once, around all screens. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  const region = useRef<HTMLElement>(null);
  const newest = toasts[0]?.id;
  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || !element?.showPopover) return;
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);
  useEscape(toasts);
  return (
    <section
      ref={region}
      aria-label="Notifications"
      popover="manual"
      data-noprint
      className={classNames(
        "group pointer-events-none fixed inset-auto top-1 right-4 m-0 max-w-[min(36rem,calc(100vw-32px))] overflow-visible border-0 bg-transparent p-0",
        // One lies on the other, within the height of the top bar, until they are pointed at.
        "justify-items-end open:grid [&:popover-open]:grid [&>*]:[grid-area:1/1]",
        "hover:gap-2 hover:[&>*]:[grid-area:auto] focus-within:gap-2 focus-within:[&>*]:[grid-area:auto]",
      )}
    >
      {toasts.map((toast, index) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          covered={index > 0}
          more={index === 0 ? toasts.length - 1 : 0}
        />
      ))}
    </section>
  );
}

const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Escape lets the newest toast go, where nothing else takes the key. */
function useEscape(toasts: readonly Toast[]): void {
  const newest = toasts.find(({ leaving }) => !leaving)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    const dismiss = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector(dialogs) !== null;
      if (event.key === "Escape" && !isTaken) dismissToast(newest);
    };
    document.addEventListener("keydown", dismiss);
    return () => document.removeEventListener("keydown", dismiss);
  }, [newest]);
}

interface CardProps {
  toast: Toast;
  /** A newer one lies on it. */
  covered: boolean;
  /** How many lie under it. */
  more: number;
}

function ToastCard({ toast, covered, more }: CardProps) {
  const hold = useCountdown(toast);
  const swipe = useSwipe(() => dismissToast(toast.id));
  const Icon = icons[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast only keeps it from leaving; keys have Dismiss and Escape.
    <div
      role={toast.tone === "danger" || toast.tone === "warning" ? "alert" : "status"}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      {...swipe}
      className={classNames(
        "pointer-events-auto flex min-h-12 touch-none items-center gap-2.5 rounded-lg border border-line bg-raised py-0.5 pr-2 pl-3.5 text-sm text-ink shadow-float",
        covered ? "-z-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100" : "z-0",
        toast.leaving ? "animate-slide-out" : "animate-slide-in",
      )}
    >
      <Icon aria-hidden className={classNames("size-4 shrink-0", inkOf[toast.tone])} />
      <ToastText toast={toast} />
      {more > 0 && <span className="text-xs text-muted group-hover:hidden">+{more}</span>}
      <IconButton label="Dismiss" icon={<X />} size="sm" onClick={() => dismissToast(toast.id)} />
    </div>
  );
}

/** The words in two lines; all of them while one points at the toasts. */
function ToastText({ toast: { title, message, items } }: { toast: Toast }) {
  return (
    <div className="line-clamp-2 min-w-0 flex-1 leading-5 wrap-anywhere group-focus-within:line-clamp-none group-hover:line-clamp-none">
      {title && <p className="inline pr-1.5 font-semibold">{title}</p>}
      {message && <p className={classNames("inline", title && "text-soft")}>{message}</p>}
      {items && (
        <ul className="inline text-soft">
          {items.map((item) => (
            <li key={item} className="inline not-last:after:content-['_·_']">
              {item}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** After it was held, a toast stays at least this much longer. */
const extendedMs = 1000;

/** Dismisses the toast when its time is over; the time stands still while it is held. */
function useCountdown({ id, duration, leaving }: Toast): (held: boolean) => void {
  const [held, setHeld] = useState(false);
  const remaining = useRef(duration);
  useEffect(() => {
    if (held || leaving) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissToast(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(extendedMs, remaining.current - (performance.now() - started));
    };
  }, [held, leaving, id]);
  return setHeld;
}
