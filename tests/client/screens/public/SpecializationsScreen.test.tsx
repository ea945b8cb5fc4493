// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { publicRoutes } from "~/screens/public/routes";
import { aCourse, aPage, aSpecialization } from "./catalogueData";

const data = aSpecialization("Data Analyst", [aCourse({ code: "PYTHON", title: "Python" })]);
const web = aSpecialization("Web Developer", [aCourse(), aCourse()]);

describe("the specializations", () => {
  it("are counted in the heading, each with its link, count and courses", async () => {
    scriptGateway({ specializations: aPage([data, web]) });
    openScreen("/specializations", publicRoutes);
    expect(await screen.findByRole("heading", { level: 1, name: "Specializations ( 2 )" })).toBeTruthy();
    const address = `/specializations/${data.databaseId}`;
    expect(screen.getByRole("link", { name: "Data Analyst" }).getAttribute("href")).toBe(address);
    expect(screen.getByRole("link", { name: "View Data Analyst" }).getAttribute("href")).toBe(address);
    expect(screen.getByRole("link", { name: "Python" }).getAttribute("href")).toBe("/courses/PYTHON");
    expect(screen.getByText("2 courses")).toBeTruthy();
    expect(screen.getAllByText("FULLSTACK")).toHaveLength(2);
  });

  it("are all listed, page after page", async () => {
    scriptGateway({
      specializations: ({ after }: { after?: string }) =>
        after ? aPage([web], 2) : aPage([data], 2, { hasNextPage: true }),
    });
    openScreen("/specializations", publicRoutes);
    expect(await screen.findByRole("link", { name: "Web Developer" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Data Analyst" })).toBeTruthy();
  });

  it("are read again by Sync, which says so", async () => {
    let listed = [data];
    const gateway = scriptGateway({ specializations: () => aPage(listed) });
    openScreen("/specializations", publicRoutes);
    const sync = await screen.findByRole("button", { name: "Sync" });
    listed = [data, web];
    const release = gateway.hold();
    await userEvent.click(sync);
    expect(sync.getAttribute("aria-busy")).toBe("true");
    release();
    expect(await screen.findByText("Specializations synced successfully")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Specializations ( 2 )" })).toBeTruthy();
    await waitFor(() => expect(sync.getAttribute("aria-busy")).toBeNull());
  });

  it("stay as they are when Sync fails, and the reason is shown", async () => {
    const gateway = scriptGateway({ specializations: aPage([data]) });
    openScreen("/specializations", publicRoutes);
    const sync = await screen.findByRole("button", { name: "Sync" });
    gateway.breakDown();
    await userEvent.click(sync);
    expect(
      await screen.findByText("The server can't be reached. Please check your connection."),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Data Analyst" })).toBeTruthy();
  });

  it("say what they are for when there is none", async () => {
    scriptGateway({ specializations: aPage([]) });
    openScreen("/specializations", publicRoutes);
    expect(await screen.findByRole("heading", { level: 1, name: "Specializations ( 0 )" })).toBeTruthy();
    expect(screen.getByText("No specializations yet")).toBeTruthy();
  });
});

describe("a specialization", () => {
  it.each(["/specializations/7", "/specializations/any/7"])(
    "is addressed by the last part of %s",
    async (address) => {
      const gateway = scriptGateway({ specialization: web });
      openScreen(address, publicRoutes);
      expect(
        await screen.findByRole("heading", {
          level: 1,
          name: "Specialization - Web Developer ( 2 Courses )",
        }),
      ).toBeTruthy();
      expect(gateway.asked[0]?.variables).toEqual({ databaseId: 7 });
      expect(screen.getAllByRole("article")).toHaveLength(2);
    },
  );

  it("is not found under an address that is no number", async () => {
    const gateway = scriptGateway({ specialization: null });
    openScreen("/specializations/web", publicRoutes);
    expect(await screen.findByRole("heading", { level: 1, name: "Specialization not found" })).toBeTruthy();
    expect(gateway.asked[0]?.variables).toEqual({ databaseId: 0 });
  });
});
