import { within } from "@testing-library/react";

/** The texts of a list's items, in their order. */
export const itemTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
