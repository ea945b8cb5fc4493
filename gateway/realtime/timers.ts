/** Runs work once after milliseconds. Answers the function that prevents it. Tests bring their own. */
export interface Timers {
  after(milliseconds: number, work: () => void): () => void;
}

/** The clock on the wall; it does not keep a process alive. */
export const wallTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
