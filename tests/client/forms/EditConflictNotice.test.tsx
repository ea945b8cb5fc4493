// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { EditConflictNotice, type EditConflictNoticeProps } from "~/forms/EditConflictNotice";
import type { CrossedField } from "~/forms/editConflict";

interface Values {
  name: string;
}

const crossing = (theirs: string, isOwnToo = true) => {
  const crossed: CrossedField<Values>[] = [{ name: "name", theirs, isOwnToo }];
  return { crossed, giveUp: () => undefined };
};

const notice = (conflict: EditConflictNoticeProps<Values>["crossing"]) => (
  <>
    <EditConflictNotice title="Someone else changed this" crossing={conflict} labels={{ name: "Name" }} />
    <button type="button">Save</button>
  </>
);

it("comes into sight with each conflict, and leaves the focus alone otherwise", async () => {
  const { rerender } = render(notice({ crossed: null, giveUp: () => undefined }));
  const save = screen.getByRole("button", { name: "Save" });
  await userEvent.click(save);
  rerender(notice(crossing("Theirs")));
  const region = screen.getByRole("region", { name: "Changed by someone else" });
  expect(document.activeElement).toBe(region);
  await userEvent.click(save);
  rerender(notice(crossing("Theirs", false)));
  expect(document.activeElement).toBe(save);
  rerender(notice(crossing("Newer")));
  expect(document.activeElement).toBe(region);
});
