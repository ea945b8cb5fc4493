import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "./classNames";
import { IconButton } from "./IconButton";
import { currentToasts, dismissToast, subscribeToToasts, type Toast, type ToastTone } from "./toasts";
import { inkOf } from "./tones";

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
    // A dialog that opened since lies above; showing the popover again brings the toasts to the top.
    if (element.matches(":popover-open") && document.querySelector("dialog[open]")) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [newest]);
  return (
    <section
      ref={region}
      aria-label="Notifications"
      popover="manual"
      data-noprint
      className="pointer-events-none fixed inset-auto top-(--toasts-top) right-4 m-0 w-88 max-w-[calc(100vw-32px)] flex-col gap-2 overflow-visible border-0 bg-transparent p-0 open:flex [&:popover-open]:flex"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const hold = useCountdown(toast);
  const Icon = icons[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a toast only keeps it from leaving.
    <div
      role={toast.tone === "danger" || toast.tone === "warning" ? "alert" : "status"}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
      className={classNames(
        "pointer-events-auto flex items-start gap-3 rounded-lg border border-line bg-raised py-3 pr-2 pl-4 text-sm text-ink shadow-float",
        toast.leaving ? "animate-slide-out" : "animate-slide-in",
      )}
    >
      <Icon aria-hidden className={classNames("mt-0.5 size-4 shrink-0", inkOf[toast.tone])} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        {toast.title && <p className="font-semibold">{toast.title}</p>}
        {toast.message && <p className={classNames(toast.title && "text-soft")}>{toast.message}</p>}
        {toast.items && (
          <ul className="mt-1 grid gap-0.5 text-soft">
            {toast.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </div>
      <IconButton
        label="Dismiss"
        icon={<X />}
        size="sm"
        className="-my-1"
        onClick={() => dismissToast(toast.id)}
      />
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
