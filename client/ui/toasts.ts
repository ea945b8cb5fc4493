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
}

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
  if (toasts.some((toast) => sameWords(toast, request))) return;
  lastId += 1;
  const toast = { ...request, id: lastId, duration: request.duration ?? defaultDuration };
  publish([toast, ...toasts.filter(({ tone }) => tone !== request.tone)]);
}

/** Whether a toast tells of a failure: it is announced at once, and ends when that is over. */
export const isFailure = ({ tone }: ToastRequest): boolean => tone === "danger" || tone === "warning";

/** Ends errors and warnings: what they told of is being tried again, or was left behind. */
export function endFailures(): void {
  if (toasts.some(isFailure)) publish(toasts.filter((toast) => !isFailure(toast)));
}

/** Ends one toast. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}

/** Ends the toast with these words, if it is still there. */
export function endToast(request: ToastRequest): void {
  publish(toasts.filter((toast) => !sameWords(toast, request)));
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
