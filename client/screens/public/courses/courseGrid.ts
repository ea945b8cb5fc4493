/** A course page: the course beside its price on a wide screen, one below the other on a phone. */
export const courseGrid =
  "grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]";

/** The column beside the course; on a phone its parts are in the page's own column. */
export const sideColumn =
  "max-lg:contents lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:overflow-hidden lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:shadow-rest";

/** The price and the next step; on a phone at the foot of the screen, until the page ends. */
export const priceBar =
  "max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:order-last max-lg:-mx-4 max-lg:flex max-lg:items-center max-lg:gap-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(12px,env(safe-area-inset-bottom))] max-lg:sm:-mx-6 max-lg:sm:px-6 max-lg:[&>:last-child]:mt-0 max-lg:[&>:last-child]:flex-1 lg:p-5 lg:pb-0";
