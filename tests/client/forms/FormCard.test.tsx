// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { FormCard } from "~/forms/FormCard";

it("keeps the buttons of a form in sight, at the foot of its card", () => {
  const form = { handleSubmit: async () => undefined, unsaved: false, busy: false };
  const element = (
    <FormCard form={form} submit="Save" back="/list">
      <input aria-label="Name" />
    </FormCard>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const bar = screen.getByRole("button", { name: "Save" }).parentElement;
  expect(bar?.dataset["saveBar"]).toBe("card");
  expect(bar?.className).toContain("sticky");
  expect(screen.getByRole("link", { name: "Cancel" }).parentElement).toBe(bar);
});
