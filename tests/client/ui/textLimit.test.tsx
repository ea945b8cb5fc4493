// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { stopAtTooLong } from "~/ui/textLimit";

const controls = { TextArea, TextInput } as const;

/** Opens a control whose text may have 10 characters. */
function open(name: keyof typeof controls, error?: string) {
  const Control = controls[name];
  function Controlled() {
    const [text, setText] = useState("");
    return <Control label="Reason" value={text} onChange={setText} limit={10} hint="Why" error={error} />;
  }
  const { container } = render(<Controlled />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Reason" });
  return {
    field,
    container,
    async paste(text: string) {
      await userEvent.click(field);
      await userEvent.paste(text);
    },
  };
}

describe.each(["TextArea", "TextInput"] as const)("%s", (name) => {
  it("keeps a pasted text whole, counts it, and says that it is too long", async () => {
    const { field, paste } = open(name);
    expect(screen.getByText("Why")).toBeTruthy();
    await paste("eleven char");
    expect(field.value).toBe("eleven char");
    expect(screen.getByText("11 of 10 characters")).toBeTruthy();
    const message = screen.getByRole("alert");
    expect(message.textContent).toBe("Too long: at most 10 characters");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(field.getAttribute("aria-describedby")?.split(" ")).toContain(message.id);
    await userEvent.type(field, "{Backspace}");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText("10 of 10 characters")).toBeTruthy();
  });

  it("shows the form's own message in place of that", async () => {
    const { paste } = open(name, "Reason must be 10 characters or less.");
    await paste("eleven char");
    expect(screen.getByText("Reason must be 10 characters or less.")).toBeTruthy();
    expect(screen.queryByText("Too long: at most 10 characters")).toBeNull();
  });
});

describe("stopAtTooLong", () => {
  it("focuses a text that is too long, and no other", async () => {
    const { field, container, paste } = open("TextInput");
    await paste("short");
    field.blur();
    expect(stopAtTooLong(container)).toBe(false);
    await paste(", no longer");
    field.blur();
    expect(stopAtTooLong(container)).toBe(true);
    expect(document.activeElement).toBe(field);
  });
});
