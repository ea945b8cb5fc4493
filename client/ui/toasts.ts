export type ToastTone = "success" | "info" | "warning" | "danger";

export interface ToastRequest {
  tone: ToastTone;
  title?: string | undefined;
  message?: string | undefined;
  /** Problems, one a line. */
  items?: readonly string[] | undefined;
  /** Milliseconds until it leaves by itself. */
  duration?: number | undefined;
}

export interface Toast extends ToastRequest {
  id: number;
  duration: number;
  leaving: boolean;
}

/** How long a toast takes to slide in or out. */
export const slideMs = 300;
const defaultDuration = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function sameWords(a: ToastRequest, b: ToastRequest): boolean {
  const words = ({ tone, title, message, items }: ToastRequest) =>
    JSON.stringify([tone, title, message, items]);
  return words(a) === words(b);
}

/**
 * Shows a message at the top right. One that is already there is not shown twice, and a newer one takes the place of the
 * one of its tone.
 */
export function showToast(request: ToastRequest): void {
  if (toasts.some((toast) => !toast.leaving && sameWords(toast, request))) return;
  lastId += 1;
  const toast = { ...request, id: lastId, duration: request.duration ?? defaultDuration, leaving: false };
  publish([toast, ...toasts.filter(({ tone }) => tone !== request.tone)]);
}

/** Lets errors and warnings go: what they told of is being tried again, or was left behind. */
export function endFailures(): void {
  for (const { id, tone, leaving } of toasts)
    if (!leaving && (tone === "danger" || tone === "warning")) dismissToast(id);
}

/** Lets a toast slide out, then forgets it. */
export function dismissToast(id: number): void {
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, leaving: true } : toast)));
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), slideMs);
}

/** Lets the toast with these words slide out, if it is still there. */
export function endToast(request: ToastRequest): void {
  const shown = toasts.find((toast) => !toast.leaving && sameWords(toast, request));
  if (shown) dismissToast(shown.id);
}

/** Forgets all toasts at once, as when another person signs in. */
export function clearToasts(): void {
  publish([]);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
