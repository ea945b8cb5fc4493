// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { MarkdownField } from "~/forms/MarkdownField";

function Field() {
  const [value, setValue] = useState("");
  return <MarkdownField label="Text" value={value} onChange={setValue} />;
}

const problem = "A table can have at most 50 columns";
const toPreview = ({ markdown }: { markdown?: string }) =>
  markdown === "wide" ? { html: null, problem } : { html: `<p><em>${markdown}</em></p>`, problem: null };

describe("MarkdownField", () => {
  it("asks for a preview once it is opened, and keeps the last one beside a problem", async () => {
    const gateway = scriptGateway({ renderedMarkdown: toPreview });
    openScreen("/", [{ path: "/", element: <Field /> }]);
    const field = await screen.findByLabelText("Text");
    await userEvent.type(field, "soft");
    expect(gateway.asked).not.toContain("MarkdownPreviewQuery");
    await userEvent.click(screen.getByRole("button", { name: "Preview" }));
    const preview = screen.getByRole("region", { name: "Preview" });
    expect((await within(preview).findByText("soft")).tagName).toBe("EM");
    await userEvent.clear(field);
    expect(within(preview).getByText("Nothing to preview yet.")).toBeTruthy();
    await userEvent.type(field, "ab");
    expect(await within(preview).findByText("ab")).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.paste("wide");
    await waitFor(() => expect(screen.getByText(problem)).toBeTruthy());
    await userEvent.click(screen.getByRole("button", { name: "Hide preview" }));
    expect(screen.queryByText(problem)).toBeNull();
  });
});
