/** Puts as many cards beside each other as there are, and as fit; the skeleton has the same grid. */
export const todayGrid = "mb-8 grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4";
