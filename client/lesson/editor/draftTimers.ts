/** Milliseconds without typing before a block is saved. */
export const typingPause = 700;

/** The pauses in typing after which blocks are saved. */
export function createDraftTimers(save: (key: string) => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const cancel = (key: string) => {
    clearTimeout(timers.get(key));
    timers.delete(key);
  };
  return {
    cancel,
    restart(key: string) {
      cancel(key);
      timers.set(
        key,
        setTimeout(() => save(key), typingPause),
      );
    },
    has: (key: string) => timers.has(key),
    /** The blocks that are being typed. */
    keys: () => [...timers.keys()],
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
