import { createStore, useStore } from "../stores/createStore";

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

const toasts = createStore<readonly Toast[]>([]);
let lastTurn = 0;

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
  const visible = toasts.read().find((toast) => sameWords(toast, request));
  if (visible && !request.action) return;
  lastTurn += 1;
  const [turn, id] = [lastTurn, visible?.id ?? lastTurn];
  const toast = { ...request, id, turn, duration: request.duration ?? defaultDuration };
  toasts.update((all) => [toast, ...all.filter(({ tone }) => tone !== request.tone)]);
}

/** Whether a toast reports a failure: it is announced at once and removed when the failure is resolved. */
export const isFailure = ({ tone }: ToastRequest): boolean => tone === "danger" || tone === "warning";

/** Dismisses errors and warnings, since the action is being retried or was abandoned. */
export function endFailures(): void {
  toasts.update((all) => (all.some(isFailure) ? all.filter((toast) => !isFailure(toast)) : all));
}

/** Dismisses one toast. */
export function dismissToast(id: number): void {
  toasts.update((all) =>
    all.some((toast) => toast.id === id) ? all.filter((toast) => toast.id !== id) : all,
  );
}

/** Dismisses the toast with this text, if it is visible. */
export function endToast(request: ToastRequest): void {
  toasts.update((all) => all.filter((toast) => !sameWords(toast, request)));
}

/** Dismisses all toasts at once, as when another person signs in. */
export function clearToasts(): void {
  toasts.set([]);
}

export const currentToasts = toasts.read;

export const useToasts = (): readonly Toast[] => useStore(toasts);
