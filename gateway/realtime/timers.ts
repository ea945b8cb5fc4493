/** Runs work once after milliseconds. Returns the function that cancels it. Tests supply a fake. */
export interface Timers {
  after(milliseconds: number, work: () => void): () => void;
}

/** Real timers; they do not keep a process alive. */
export const wallTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
