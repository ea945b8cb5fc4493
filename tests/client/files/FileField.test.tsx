// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { LimitedKind } from "#gateway/domains/files/contract";
import { FileField } from "~/files/FileField";
import type { UploadOptions } from "~/files/sendDirect";
import { UploadError, type UploadedFile } from "~/files/uploadedFile";
import { UnsavedChanges } from "~/forms/UnsavedChanges";

const { sendFile } = vi.hoisted(() => ({
  sendFile: vi.fn<(file: File, sending: UploadOptions) => Promise<UploadedFile>>(),
}));
vi.mock("~/files/sendDirect", () => ({ sendDirect: sendFile }));

const uploaded = (mime: string): UploadedFile => ({
  id: 5,
  name: "a.png",
  mime,
  bytes: 1,
  url: "/files/5/a.png",
});
const picture = new File(["a"], "a.png", { type: "image/png" });

function Field({ kind, initial = "" }: { kind?: LimitedKind; initial?: string }) {
  const [value, setValue] = useState(initial);
  return <FileField label="Cover" kind={kind} value={value} onChange={setValue} />;
}

const address = () => screen.getByLabelText<HTMLInputElement>("Cover").value;
const zone = () => screen.getByRole("region");
beforeEach(() => {
  sendFile.mockReset();
});

describe("a field for a file", () => {
  it("still takes a typed address", async () => {
    render(<Field kind="IMAGE" />);
    await userEvent.type(screen.getByLabelText("Cover"), "https://a.test/b.png");
    expect(address()).toBe("https://a.test/b.png");
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("uploads what is chosen, dropped or pasted, and shows it", async () => {
    sendFile.mockResolvedValue(uploaded("image/png"));
    for (const give of [
      () =>
        userEvent.upload(screen.getByLabelText("Cover: upload a picture", { selector: "input" }), picture),
      () => fireEvent.drop(zone(), { dataTransfer: { files: [picture] } }),
      () => fireEvent.paste(screen.getByLabelText("Cover"), { clipboardData: { files: [picture] } }),
    ]) {
      const { unmount } = render(<Field kind="IMAGE" />);
      await give();
      await waitFor(() => expect(address()).toBe("/files/5/a.png"));
      expect(screen.getByRole("img").getAttribute("src")).toBe("/files/5/a.png?width=480");
      unmount();
    }
  });

  it("shows progress, and Cancel ends the upload", async () => {
    sendFile.mockImplementation((_file, { onProgress, signal }) => {
      onProgress(1);
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new UploadError("gone")));
      });
    });
    render(<Field kind="IMAGE" />);
    fireEvent.drop(zone(), { dataTransfer: { files: [picture] } });
    const bar = await screen.findByRole("progressbar", { name: "Uploading a.png" });
    expect(bar.getAttribute("aria-valuenow")).toBe("100");
    await userEvent.click(screen.getByRole("button", { name: "Cancel a.png" }));
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(address()).toBe("");
  });

  it("asks before its form is left while the upload runs", async () => {
    sendFile.mockReturnValue(new Promise(() => undefined));
    const form = (
      <>
        <UnsavedChanges />
        <Field kind="IMAGE" />
      </>
    );
    const router = createMemoryRouter(
      [
        { path: "/edit", element: form },
        { path: "/list", element: <p>The list</p> },
      ],
      { initialEntries: ["/edit"] },
    );
    render(<RouterProvider router={router} />);
    fireEvent.drop(zone(), { dataTransfer: { files: [picture] } });
    await screen.findByRole("progressbar", { name: "Uploading a.png" });
    await act(() => router.navigate("/list"));
    const asked = screen.getByRole("alertdialog", { name: "Leave without saving?" });
    expect(asked.textContent).toContain("A file is still uploading.");
    await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel a.png" }));
    await act(() => router.navigate("/list"));
    expect(screen.getByText("The list")).toBeTruthy();
  });

  it("refuses other kinds before they are sent, and by what the server found", async () => {
    render(<Field kind="IMAGE" />);
    fireEvent.drop(zone(), { dataTransfer: { files: [new File(["a"], "a.mp4", { type: "video/mp4" })] } });
    const reason = "Choose a picture: PNG, JPEG, GIF, WebP or AVIF";
    expect((await screen.findByRole("alert")).textContent).toBe(reason);
    expect(sendFile).not.toHaveBeenCalled();
    expect(screen.queryByRole("button", { name: /again/ })).toBeNull();
    sendFile.mockResolvedValue(uploaded("image/heic"));
    fireEvent.drop(zone(), { dataTransfer: { files: [new File(["a"], "a")] } });
    await waitFor(() => expect(sendFile).toHaveBeenCalled());
    expect((await screen.findByRole("alert")).textContent).toBe(reason);
    expect(address()).toBe("");
  });

  it("says why an upload failed, and tries again", async () => {
    sendFile
      .mockRejectedValueOnce(new UploadError("There is no room"))
      .mockResolvedValue(uploaded("image/png"));
    render(<Field kind="IMAGE" />);
    fireEvent.drop(zone(), { dataTransfer: { files: [picture] } });
    expect((await screen.findByRole("alert")).textContent).toBe("There is no room");
    await userEvent.click(screen.getByRole("button", { name: "Try a.png again" }));
    await waitFor(() => expect(address()).toBe("/files/5/a.png"));
  });

  it("replaces and removes an upload, which any kind shows by its name", async () => {
    render(<Field initial="/files/7/my%20notes.pdf" />);
    expect(screen.getByRole("link").textContent).toContain("my notes.pdf");
    expect(screen.getByRole("button", { name: "Replace file" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Remove file" }));
    expect(address()).toBe("");
    expect(screen.getByRole("button", { name: "Upload file" })).toBeTruthy();
  });
});
