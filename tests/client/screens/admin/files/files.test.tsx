// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { aFile } from "#tests/client/files/fileScript";
import { aPage } from "#tests/client/screens/admin/courses/adminCourses";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { staff } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { keepAccount } from "~/session/sessionStore";

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }));
vi.mock("~/files/sendDirect", () => ({ sendDirect: sendFile }));

const listed = {
  uploadedByName: "Asha",
  createdAt: "2026-01-01T00:00:00.000Z",
  canDelete: true,
  canReplace: true,
  uses: [],
};
const notes = aFile(1, "notes.txt", listed);
const cover = aFile(2, "cover.png", {
  ...listed,
  kind: "IMAGE",
  canDelete: false,
  uses: [{ label: "Course Java", address: "/admin/courses/3" }],
});
const anUpload = {
  id: "upload-7",
  databaseId: 7,
  name: "film.mp4",
  bytes: 4_194_304,
  arrivedBytes: 1_048_576,
  createdAt: "2026-01-01T08:00:00.000Z",
  activeAt: "2026-01-01T08:10:00.000Z",
  user: { id: "user-2", name: "Ravi" },
};
/** The rest of the library: its room, and no upload open. */
const around = { fileQuota: { usedBytes: 1_048_576, quotaBytes: 10_485_760 }, openUploads: [] };

describe("the library of files", () => {
  it("shows size, kind, uploader and use of each file, and the room that is taken", async () => {
    scriptGateway({ files: aPage([notes, cover]), ...around });
    openAdmin("/admin/files");
    const row = await screen.findByRole("row", { name: /notes\.txt/ });
    for (const text of ["Document", "2 KB", "Asha", "Nothing"]) expect(row.textContent).toContain(text);
    const use = screen.getByRole("link", { name: "Course Java" });
    expect(use.getAttribute("href")).toBe("/admin/courses/3");
    expect(screen.getByText("1 MB of 10 MB used")).toBeTruthy();
  });

  it("says when there are no files", async () => {
    scriptGateway({ files: aPage([]), ...around });
    openAdmin("/admin/files");
    expect(await screen.findByText("No files yet")).toBeTruthy();
  });

  it("asks for what is searched and filtered", async () => {
    const gateway = scriptGateway({ files: aPage([notes]), ...around });
    openAdmin("/admin/files?search=notes&kind=PDF&unused=yes&sort=size");
    await screen.findByText("notes.txt");
    expect(gateway.askedAs("FilesScreenQuery").at(-1)?.variables).toMatchObject({
      search: "notes",
      kind: "PDF",
      unusedOnly: true,
      sort: "SIZE",
    });
  });

  it("deletes a file that nothing uses, and offers that for no other", async () => {
    const gateway = scriptGateway({
      files: aPage([notes, cover]),
      ...around,
      deleteFile: { __typename: "DeletedFilePayload", deletedId: 1, deletedNodeId: "file-1" },
    });
    openAdmin("/admin/files");
    await userEvent.click(await screen.findByRole("button", { name: "Actions for cover.png" }));
    expect(screen.queryByRole("menuitem", { name: "Delete" })).toBeNull();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Actions for notes.txt" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    expect(await screen.findByText("File deleted")).toBeTruthy();
    expect(gateway.names()).toContain("contentCommandsDeleteFileMutation");
  });

  it("keeps the question open with the reason when a file cannot be deleted", async () => {
    scriptGateway({
      files: aPage([notes]),
      ...around,
      deleteFile: aRefusal("This file is used by Course Java"),
    });
    openAdmin("/admin/files");
    await userEvent.click(await screen.findByRole("button", { name: "Actions for notes.txt" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, delete it!" }));
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() => expect(dialog.textContent).toContain("This file is used by Course Java"));
  });

  it("shows who has uploads open, and cancels one", async () => {
    const gateway = scriptGateway({
      files: aPage([notes]),
      ...around,
      openUploads: [anUpload],
      deleteOpenUpload: {
        __typename: "DeletedOpenUploadPayload",
        deletedId: 7,
        deletedNodeId: "upload-7",
      },
    });
    openAdmin("/admin/files");
    const row = await screen.findByRole("row", { name: /film\.mp4/ });
    for (const text of ["Ravi", "1 MB of 4 MB"]) expect(row.textContent).toContain(text);
    await userEvent.click(within(row).getByRole("button", { name: "Cancel the upload of film.mp4" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Cancel the upload" });
    expect(dialog.textContent).toContain("film.mp4, by Ravi");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the upload" }));
    expect(await screen.findByText("Upload cancelled")).toBeTruthy();
    expect(gateway.askedAs("contentCommandsDeleteOpenUploadMutation").at(-1)?.variables).toEqual({
      openUploadId: 7,
    });
  });

  it("keeps the question open with the reason when cancelling is refused", async () => {
    scriptGateway({
      files: aPage([notes]),
      ...around,
      openUploads: [anUpload],
      deleteOpenUpload: aRefusal("This upload was finished"),
    });
    openAdmin("/admin/files");
    await userEvent.click(await screen.findByRole("button", { name: "Cancel the upload of film.mp4" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Cancel the upload" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the upload" }));
    await waitFor(() => expect(dialog.textContent).toContain("This upload was finished"));
    expect(screen.getByRole("row", { name: /film\.mp4/, hidden: true })).toBeTruthy();
  });

  it("asks for no uploads without the right to manage all files", async () => {
    keepAccount(staff);
    const openUploads = vi.fn();
    const gateway = scriptGateway({ files: aPage([notes]), fileQuota: around.fileQuota, openUploads });
    openAdmin("/admin/files");
    await screen.findByText("notes.txt");
    expect(gateway.askedAs("FilesScreenQuery").at(-1)?.variables).toMatchObject({ managesFiles: false });
    expect(openUploads).not.toHaveBeenCalled();
    expect(screen.queryByRole("table", { name: "Unfinished uploads" })).toBeNull();
  });

  it("shows no table of uploads while none is open", async () => {
    scriptGateway({ files: aPage([notes]), ...around });
    openAdmin("/admin/files");
    await screen.findByText("notes.txt");
    expect(screen.queryByRole("table", { name: "Unfinished uploads" })).toBeNull();
  });

  it("uploads dropped files, shows their progress and the reason of a refused one", async () => {
    scriptGateway({ files: aPage([]), ...around });
    openAdmin("/admin/files");
    const area = await screen.findByRole("region", { name: "Upload files" });
    sendFile.mockImplementation((_file, { onProgress }) => {
      onProgress(1);
      return Promise.reject(new Error("broken"));
    });
    fireEvent.drop(area, { dataTransfer: { files: [new File(["ab"], "one.txt")] } });
    const uploads = await screen.findByRole("list", { name: "Uploads" });
    expect(await within(uploads).findByText("The file couldn't be uploaded")).toBeTruthy();
    await userEvent.click(within(uploads).getByRole("button", { name: "Dismiss one.txt" }));
    expect(screen.queryByRole("list", { name: "Uploads" })).toBeNull();
  });
});
