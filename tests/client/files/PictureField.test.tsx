// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { PictureField } from "~/files/PictureField";
import type { UploadOptions } from "~/files/sendDirect";
import type { UploadedFile } from "~/files/uploadedFile";

const { sendFile } = vi.hoisted(() => ({
  sendFile: vi.fn<(file: File, sending: UploadOptions) => Promise<UploadedFile>>(),
}));
vi.mock("~/files/sendDirect", () => ({ sendDirect: sendFile }));

const picture = new File(["a"], "a.png", { type: "image/png" });

function Field({ initial = "", error }: { initial?: string; error?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PictureField
        id="p"
        name="p"
        label="Picture"
        required={false}
        value={value}
        error={error}
        onChange={setValue}
        onBlur={() => undefined}
      />
      <output>{value}</output>
    </>
  );
}

const held = () => screen.getByRole("status").textContent;

describe("a field for a picture by its id", () => {
  it("takes what is dropped, shows it, and removes it", async () => {
    sendFile.mockResolvedValue({
      id: 5,
      name: "a.png",
      mime: "image/png",
      bytes: 1,
      url: "/files/5/a.png",
    });
    render(<Field />);
    fireEvent.drop(screen.getByRole("region"), { dataTransfer: { files: [picture] } });
    const shown = await screen.findByRole("img", { name: "Picture that was chosen" });
    expect(shown.getAttribute("src")).toBe("/files/5/picture?width=480");
    expect(held()).toBe("5");
    await userEvent.click(screen.getByRole("button", { name: "Remove picture" }));
    expect(held()).toBe("");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("offers to replace the picture that there is, and says why one was refused", () => {
    render(<Field initial="7" error="Choose a picture" />);
    expect(screen.getByRole("button", { name: "Replace picture" })).toBeTruthy();
    expect(screen.getByText("Choose a picture")).toBeTruthy();
  });
});
