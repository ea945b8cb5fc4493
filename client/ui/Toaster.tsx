import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Toaster as Region, toast as sonner } from "sonner";
import { Button } from "./Button";
import { classNames } from "./classNames";
import { IconButton } from "./IconButton";
import "./toaster.css";
import { dismissToast, isFailure, type Toast, type ToastTone, useToasts } from "./toasts";
import { toneInks } from "./tones";
import { letGo, useToastRegion } from "./useToastRegion";

const icons: Record<ToastTone, typeof Info> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** The visible toasts: at most one of each tone, plus those still animating out. */
const atOnce = 8;
const edge = { top: 4, right: 16, left: 16 };
/** Beside the actions of the screen's head, or the account menu of the public header, where there are any. */
const wideEdge = { ...edge, right: "var(--toast-free, var(--toast-edge))" };

/** How far down toasts reach, and the width that one needs, in pixels. */
const reach = { height: 60, width: 320 };

/** Returns the free place left of the actions at the top of the window, as its distance from the right; null without actions there. */
function findFreeEdge(): number | null {
  const main = document.querySelector("main");
  if (!main) return null;
  const tops = Array.from(main.querySelectorAll("header [data-noprint]"), (actions) =>
    actions.getBoundingClientRect(),
  ).filter(({ top, bottom, width }) => width > 0 && bottom > 0 && top < reach.height);
  if (tops.length === 0) return null;
  const left = Math.min(...tops.map((box) => box.left));
  const hasRoom = left - main.getBoundingClientRect().left >= reach.width;
  return hasRoom ? Math.round(window.innerWidth - left + 12) : null;
}

/** Keeps toasts off the actions of the screen's head while any are shown. */
function useFreeEdge(toasts: readonly Toast[]): void {
  const hasAny = toasts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the head may have changed with each toast.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const free = findFreeEdge();
      if (free === null) style.removeProperty("--toast-free");
      else style.setProperty("--toast-free", `${free}px`);
    };
    if (!hasAny) return;
    measure();
    // A toast outlasts its screen: the next one has another head.
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", measure);
    };
  }, [toasts, hasAny]);
}

// Toasts are stacked within the height of the top bar, and expand on hover.
const place = classNames(
  "pointer-events-auto max-w-full rounded-lg duration-300 max-sm:w-full has-data-passing:pointer-events-none",
  "data-[expanded=false]:data-[front=false]:pointer-events-none data-[expanded=false]:data-[front=false]:opacity-0",
  "focus-visible:shadow-none focus-visible:outline-2 focus-visible:outline-brand-ink",
);

/** Shows the queued toasts; mounted once, around all screens. F8 focuses them, also above an open dialog. */
export function Toaster() {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const held = useToastRegion(region);
  useShown(toasts, held);
  useFreeEdge(toasts);
  return (
    <div data-noprint>
      <Region
        ref={region}
        position="top-right"
        hotkey={["F8"]}
        offset={wideEdge}
        mobileOffset={edge}
        gap={8}
        visibleToasts={atOnce}
        swipeDirections={["left", "right", "top"]}
        className="w-[min(36rem,calc(100vw-32px))] font-sans"
        toastOptions={{ className: place }}
      />
    </div>
  );
}

/** Passes queued toasts to sonner, again whenever a card's look changes, and removes those that have ended. */
function useShown(toasts: readonly Toast[], held: boolean): void {
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const current = new Set(toasts.map(({ id }) => id));
    for (const id of shown.current) if (!current.has(id)) sonner.dismiss(id);
    for (const [index, toast] of toasts.toReversed().entries()) {
      const more = index === toasts.length - 1 ? index : 0;
      const card = <ToastCard key={toast.turn} toast={toast} more={more} held={held} />;
      sonner.custom(() => card, {
        id: toast.id,
        duration: Infinity,
        onDismiss: () => dismissToast(toast.id),
      });
    }
    shown.current = current;
  }, [toasts, held]);
  useEffect(
    () => () => {
      for (const id of shown.current) sonner.dismiss(id);
    },
    [],
  );
}

interface CardProps {
  toast: Toast;
  /** The number of toasts below it in the stack. */
  more: number;
  /** Whether it is hovered or focused: it then stays and shows its whole text. */
  held: boolean;
}

function ToastCard({ toast, more, held }: CardProps) {
  useCountdown(toast, held);
  const Icon = icons[toast.tone];
  return (
    <div
      // Errors have been announced by the page's alert already.
      aria-live={isFailure(toast) ? "off" : undefined}
      data-toast={toast.id}
      // It covers the actions of a page's head: a press goes through to them, except on its button.
      data-passing={toast.tone === "success" || undefined}
      className="ml-auto flex min-h-12 w-fit items-center gap-2.5 rounded-lg border border-line bg-raised py-0.5 pr-2 pl-3.5 text-sm text-ink shadow-float"
    >
      <Icon aria-hidden className={classNames("size-4 shrink-0", toneInks[toast.tone])} />
      <ToastText toast={toast} whole={held} />
      {more > 0 && !held && <span className="text-xs text-muted">+{more}</span>}
      {toast.action && <ToastAction toast={toast} action={toast.action} />}
      <IconButton
        label="Dismiss"
        icon={<X />}
        size="sm"
        className="pointer-events-auto"
        onClick={() => letGo(toast.id)}
      />
    </div>
  );
}

function ToastAction({ toast, action }: { toast: Toast; action: NonNullable<Toast["action"]> }) {
  const act = () => {
    letGo(toast.id);
    action.run();
  };
  return (
    <Button size="sm" className="pointer-events-auto" onClick={act}>
      {action.label}
    </Button>
  );
}

/** The text, clamped to two lines unless expanded. */
function ToastText({ toast: { title, message, items }, whole }: { toast: Toast; whole: boolean }) {
  return (
    <div className={classNames("min-w-0 flex-1 leading-5 wrap-anywhere", !whole && "line-clamp-2")}>
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

/** The minimum number of milliseconds that a toast stays after it was held. */
const extendedMs = 1000;

/** Dismisses the toast when its time is up; the timer pauses while it is held. */
function useCountdown({ id, duration }: Toast, held: boolean): void {
  const remaining = useRef(duration);
  useEffect(() => {
    if (held) return;
    const started = performance.now();
    const timer = setTimeout(() => dismissToast(id), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(extendedMs, remaining.current - (performance.now() - started));
    };
  }, [held, id]);
}
