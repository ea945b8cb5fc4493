// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { emailAddress, optionalText, requiredText } from "#gateway/domains/contract";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { TextInput } from "~/ui/TextInput";
import { Toaster } from "~/ui/Toaster";

const schema = z.object({
  name: requiredText("Name"),
  email: emailAddress("Email"),
  bio: optionalText("Bio"),
});
const labels = { name: "Name", email: "Email", bio: "Bio" };
const initial = { name: "", email: "", bio: "" };

function Sample({ onSubmit }: { onSubmit: (data: z.output<typeof schema>) => unknown }) {
  const form = useForm({ schema, labels, initial, onSubmit });
  const refuse = () => form.setServerErrors([{ field: "email", message: "The email is taken" }]);
  return (
    <Form form={form} aria-label="Sample">
      <TextInput {...form.field("name")} />
      <TextInput {...form.field("email")} />
      <TextInput {...form.field("bio")} />
      <output>{form.unsaved ? "unsaved" : "saved"}</output>
      <Button onClick={refuse}>Refuse</Button>
      <Button onClick={() => form.reset()}>Reset</Button>
      <Button type="submit" busy={form.busy}>
        Save
      </Button>
      <Toaster />
    </Form>
  );
}

/** A form for one entry after another: each save empties it. */
function Emptied({ onSave }: { onSave: () => Promise<unknown> }) {
  const form = useForm({
    schema,
    labels,
    initial,
    async onSubmit() {
      await onSave();
      form.reset();
    },
  });
  return (
    <Form form={form} submit="Save" aria-label="Emptied">
      <TextInput {...form.field("name")} />
      <TextInput {...form.field("email")} />
      <output>{form.dirty ? "dirty" : "clean"}</output>
    </Form>
  );
}

const input = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole("button", { name: "Save" });

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(input("Name"), " Ananya ");
  await user.type(input("Email"), "Ana@Example.com");
}

describe("a form", () => {
  it("says nothing before a field was left, and the inline message after", async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={vi.fn()} />);
    await user.click(input("Email"));
    await user.type(input("Email"), "ana");
    expect(screen.queryByText("Invalid email format.")).toBeNull();
    await user.tab();
    expect(screen.getByText("Invalid email format.")).toBeTruthy();
    expect(input("Email").getAttribute("aria-invalid")).toBe("true");
    expect(input("Email").getAttribute("aria-describedby")).toBe(`${input("Email").id}-error`);
    expect(screen.queryByText("Name is required.")).toBeNull();
  });

  it("moves nothing between the press and the release of a button, which would get no click", async () => {
    render(<Sample onSubmit={vi.fn()} />);
    fireEvent.pointerDown(save());
    fireEvent.blur(input("Email"));
    await act(() => new Promise((passed) => setTimeout(passed, 20)));
    expect(screen.queryByText("Email is required.")).toBeNull();
    fireEvent.pointerUp(save());
    fireEvent.click(save());
    expect(await screen.findByText("Email is required.")).toBeTruthy();
  });

  it("says nothing of a field that was left for the button which empties the form", async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={vi.fn()} />);
    await user.type(input("Email"), "ana");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    await act(() => new Promise((passed) => setTimeout(passed, 20)));
    expect(screen.queryByText("Email is required.")).toBeNull();
  });

  it("marks required and optional fields", () => {
    render(<Sample onSubmit={vi.fn()} />);
    expect(input("Name").hasAttribute("required")).toBe(true);
    expect(input("Bio").hasAttribute("required")).toBe(false);
    expect(screen.getAllByText("( Optional )")).toHaveLength(1);
  });

  it("refuses an invalid submit: all messages, the Errors toast, the focus on the first wrong field", async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(<Sample onSubmit={onSubmit} />);
    await user.type(input("Bio"), "Hello{Enter}");
    expect(screen.getByText("Name is required.")).toBeTruthy();
    expect(screen.getByText("Email is required.")).toBeTruthy();
    const toast = (await screen.findByText("Errors")).closest("[data-toast]");
    expect([...(toast?.querySelectorAll("li") ?? [])].map((item) => item.textContent)).toEqual([
      "Name is required",
      "Email is required",
    ]);
    expect(document.activeElement).toBe(input("Name"));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("hands over the parsed data, is busy while it is saved, and cannot be submitted twice", async () => {
    const user = userEvent.setup();
    const saved = deferred();
    const onSubmit = vi.fn(() => saved.promise);
    render(<Sample onSubmit={onSubmit} />);
    await fill(user);
    expect(screen.getByRole("status").textContent).toBe("unsaved");
    await user.click(save());
    await user.click(save());
    fireEvent.submit(screen.getByRole("form", { name: "Sample" }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledWith({ name: "Ananya", email: "ana@example.com", bio: "" });
    expect(save().getAttribute("aria-busy")).toBe("true");
    await act(async () => saved.resolve(undefined));
    expect(save().hasAttribute("aria-busy")).toBe(false);
    expect(screen.getByRole("status").textContent).toBe("saved");
  });

  it("stays unsaved when the server refused", async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={() => Promise.resolve(false)} />);
    await fill(user);
    await user.click(save());
    expect(screen.getByRole("status").textContent).toBe("unsaved");
  });

  it("has no unsaved changes once its own save has emptied it", async () => {
    const user = userEvent.setup();
    const saved = deferred();
    render(<Emptied onSave={() => saved.promise} />);
    await fill(user);
    await user.click(save());
    await act(async () => saved.resolve(undefined));
    expect(input("Name")).toHaveProperty("value", "");
    expect(screen.getByRole("status").textContent).toBe("clean");
  });

  it("shows what the server says under the field, until the field is changed", async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={vi.fn()} />);
    await fill(user);
    await user.click(screen.getByRole("button", { name: "Refuse" }));
    expect(screen.getByText("The email is taken")).toBeTruthy();
    expect(document.activeElement).toBe(input("Email"));
    await user.type(input("Email"), "x");
    expect(screen.queryByText("The email is taken")).toBeNull();
  });
});

function deferred() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
