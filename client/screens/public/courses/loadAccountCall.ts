/** Loads what a course page offers to who has signed in; the first load of visitors goes without. */
export const loadAccountCall = async () => (await import("./AccountCall")).AccountCall;
