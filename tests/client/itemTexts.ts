import { within } from "@testing-library/react";

/** What the items of a list say, in their order. */
export const itemTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
