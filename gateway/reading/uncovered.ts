/** A read that has no plan, or needs more than its plan: it is executed without one. */
export class Uncovered extends Error {}
