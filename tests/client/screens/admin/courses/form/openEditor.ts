import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { courseParts, courseRoutes } from "~/screens/admin/courses/routes";
import { categories, course } from "../courseScript";

const area = [{ path: "admin", children: [...courseRoutes, { path: "courses/:id", children: courseParts }] }];

/** Opens the editor of a course; the script says what else the server returns. */
export function open(script: Script = {}) {
  const gateway = scriptGateway({ course: () => course(), categories, ...script });
  const router = openScreen("/admin/courses/7/edit", area);
  return { ...gateway, router };
}

export const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole("button", { name }));
