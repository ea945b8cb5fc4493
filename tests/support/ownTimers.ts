type Timer = ReturnType<typeof setTimeout>;

declare global {
  // The files of a worker share its global object but not this module, and wrapping twice would nest.
  var startedTimers: Set<Timer> | undefined;
}

function remembering<Start extends typeof setTimeout | typeof setInterval>(start: Start, timers: Set<Timer>) {
  return new Proxy(start, {
    apply(target, self, given) {
      const timer: Timer = Reflect.apply(target, self, given);
      timers.add(timer);
      return timer;
    },
  });
}

function rememberTimers(): Set<Timer> {
  const timers = new Set<Timer>();
  Object.assign(globalThis, {
    setTimeout: remembering(setTimeout, timers),
    setInterval: remembering(setInterval, timers),
  });
  return timers;
}

globalThis.startedTimers ??= rememberTimers();
const started = globalThis.startedTimers;

/**
 * Ends every timer that was started since the last call. What waits to try again outlives its screen on purpose, and
 * would ask the gateway of the next test, which answers in the place of `fetch`.
 */
export function endTimers(): void {
  for (const timer of started) clearTimeout(timer);
  started.clear();
}
