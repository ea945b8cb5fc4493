export type ToastTone = "success" | "info" | "warning" | "danger";

export interface ToastRequest {
  tone: ToastTone;
  title?: string | undefined;
  message?: string | undefined;
  /** Problems, one a line. */
  items?: readonly string[] | undefined;
  /** Milliseconds until it disappears. */
  duration?: number | undefined;
  /** An action that solves it; the toast disappears then. */
  action?: { label: string; run: () => void } | undefined;
}

export interface Toast extends ToastRequest {
  id: number;
  /** Increases each time that it is shown: its time begins again then. */
  turn: number;
  duration: number;
}

const defaultDuration = 10_000;

let toasts: readonly Toast[] = [];
let lastTurn = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function sameWords(a: ToastRequest, b: ToastRequest): boolean {
  const toKey = ({ tone, title, message, items }: ToastRequest) =>
    JSON.stringify([tone, title, message, items]);
  return toKey(a) === toKey(b);
}

/**
 * Shows a message at the top right. A message that is already visible is not repeated: one with an action takes the place of
 * the earlier action, for its whole time. A newer message replaces the previous one of its tone.
 */
export function showToast(request: ToastRequest): void {
  const visible = toasts.find((toast) => sameWords(toast, request));
  if (visible && !request.action) return;
  lastTurn += 1;
  const [turn, id] = [lastTurn, visible?.id ?? lastTurn];
  const toast = { ...request, id, turn, duration: request.duration ?? defaultDuration };
  publish([toast, ...toasts.filter(({ tone }) => tone !== request.tone)]);
}

/** Whether a toast reports a failure: it is announced at once and removed when the failure is resolved. */
export const isFailure = ({ tone }: ToastRequest): boolean => tone === "danger" || tone === "warning";

/** Dismisses errors and warnings, since the action is being retried or was abandoned. */
export function endFailures(): void {
  if (toasts.some(isFailure)) publish(toasts.filter((toast) => !isFailure(toast)));
}

/** Dismisses one toast. */
export function dismissToast(id: number): void {
  if (toasts.some((toast) => toast.id === id)) publish(toasts.filter((toast) => toast.id !== id));
}

/** Dismisses the toast with this text, if it is visible. */
export function endToast(request: ToastRequest): void {
  publish(toasts.filter((toast) => !sameWords(toast, request)));
}

/** Dismisses all toasts at once, as when another person signs in. */
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
