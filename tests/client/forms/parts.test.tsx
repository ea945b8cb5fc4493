// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { requiredText } from "#gateway/domains/contract";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { FieldGroup } from "~/ui/FieldGroup";
import { TextInput } from "~/ui/TextInput";

const schema = z.object({
  rows: z
    .array(z.object({ title: requiredText("Title", { max: 5 }), hidden: z.literal("fine") }))
    .min(1, "Add a row"),
});
const labels = { rows: "Rows", title: "Title" };
const toRow = (title: string, hidden = "fine") => ({ title, hidden });

interface Props {
  titles: readonly string[];
  hidden?: string;
  onSubmit?: () => unknown;
}

function Rows({ titles, hidden, onSubmit = vi.fn() }: Props) {
  const initial = { rows: titles.map((title) => toRow(title, hidden)) };
  const form = useForm({ schema, labels, initial, onSubmit });
  const { id, label, error, value: rows, onChange } = form.field("rows");
  const part = form.partsOf("rows");
  const refuse = () => form.setServerErrors([{ field: "rows.1.title", message: "This title is taken" }]);
  return (
    <Form form={form} submit="Save" aria-label="Rows">
      <FieldGroup id={id} label={label} error={error}>
        {rows.map((row, at) => (
          <TextInput
            {...part(`${at}.title`)}
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of this test keep their places.
            key={at}
            label={`Title ${at + 1}`}
            value={row.title}
            onChange={(title) =>
              onChange(rows.map((each, index) => (index === at ? { ...each, title } : each)))
            }
          />
        ))}
      </FieldGroup>
      <Button onClick={() => onChange(rows.slice(1))}>Remove first</Button>
      <Button onClick={refuse}>Refuse</Button>
    </Form>
  );
}

const messageOf = (label: string) => {
  const id = screen.getByLabelText(label).getAttribute("aria-describedby");
  return id === null ? null : document.getElementById(id)?.textContent;
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("a form with parts", () => {
  it("shows each problem at its own control and focuses the first", async () => {
    const onSubmit = vi.fn();
    render(<Rows titles={["Fine", "", "Much too long"]} onSubmit={onSubmit} />);
    await press("Save");
    expect(["Title 1", "Title 2", "Title 3"].map(messageOf)).toEqual([
      null,
      "Title is required.",
      "Title must be 5 characters or less.",
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText("Title 2"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("says nothing of a part before it was left", async () => {
    render(<Rows titles={["", ""]} />);
    await userEvent.click(screen.getByLabelText("Title 2"));
    await userEvent.tab();
    expect(messageOf("Title 1")).toBeNull();
    expect(messageOf("Title 2")).toBe("Title is required.");
  });

  it("shows at the field what no control shows", async () => {
    render(<Rows titles={["Fine"]} hidden="wrong" />);
    await press("Save");
    const group = screen.getByRole("group", { name: "Rows" });
    expect(document.getElementById(group.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
      /valid/,
    );
    expect(document.activeElement).toBe(group);
  });

  it("shows the server's problem until that part changes", async () => {
    render(<Rows titles={["One", "Two"]} />);
    await press("Refuse");
    expect(messageOf("Title 2")).toBe("This title is taken");
    expect(document.activeElement).toBe(screen.getByLabelText("Title 2"));
    await userEvent.type(screen.getByLabelText("Title 1"), "!");
    expect(messageOf("Title 2")).toBe("This title is taken");
    await userEvent.type(screen.getByLabelText("Title 2"), "!");
    expect(messageOf("Title 2")).toBeNull();
  });

  it("forgets which parts were left once one is removed", async () => {
    render(<Rows titles={["One", ""]} />);
    await userEvent.click(screen.getByLabelText("Title 2"));
    await userEvent.tab();
    await press("Remove first");
    expect(messageOf("Title 1")).toBeNull();
  });
});
