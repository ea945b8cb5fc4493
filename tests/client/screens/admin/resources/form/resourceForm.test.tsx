// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { courseResourceRoutes, resourceRoutes } from "~/screens/admin/resources/routes";
import { currentToasts } from "~/ui/toasts";

const none = { totalCount: 0, edges: [], pageInfo: { hasNextPage: false } };

function open() {
  const gateway = scriptGateway({
    course: { __typename: "Course", id: "Course:2", databaseId: 2, title: "Java", resources: none },
    createResource: {
      __typename: "ChangedResourcePayload",
      resource: { __typename: "Resource", id: "Resource:9", databaseId: 9 },
    },
  });
  const router = openScreen("/admin/courses/2/resources/create", [
    { path: "admin", children: [...resourceRoutes, { path: "courses/:id", children: courseResourceRoutes }] },
  ]);
  return { ...gateway, router };
}

describe("a new resource", () => {
  it("begins with the specified values and needs name, url and duration", async () => {
    open();
    expect(await screen.findByLabelText("Type")).toHaveProperty("value", "EMBED");
    expect(screen.getByLabelText("Visibility")).toHaveProperty("value", "PUBLIC");
    expect(screen.getByLabelText("Status")).toHaveProperty("value", "PUBLISHED");
    await userEvent.type(screen.getByLabelText("Url"), "ftp://x");
    await userEvent.click(screen.getByRole("button", { name: "Create resource" }));
    expect(screen.getByText("Name is required.")).toBeTruthy();
    expect(screen.getByLabelText("Url").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Duration is required.")).toBeTruthy();
  });

  it("is saved, and leads to the course's resources", async () => {
    const { asked, router } = open();
    await userEvent.type(await screen.findByLabelText("Name"), "Slides");
    await userEvent.type(screen.getByLabelText("Url"), "https://a.test/s");
    await userEvent.type(screen.getByLabelText("Duration"), "0");
    await userEvent.type(screen.getByLabelText("Tags"), "a, b");
    await userEvent.click(screen.getByRole("button", { name: "Create resource" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/courses/2/resources"));
    expect(currentToasts()[0]?.message).toBe("Resource created successfully");
    expect(asked[1]?.variables["input"]).toMatchObject({ duration: 0, tags: "a, b", type: "EMBED" });
  });
});
