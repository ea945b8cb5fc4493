// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { courseResourceRoutes } from "~/screens/admin/resources/routes";
import { currentToasts } from "~/ui/toasts";

const resource = (databaseId: number, name: string) => ({
  __typename: "Resource",
  id: `Resource:${databaseId}`,
  databaseId,
  name,
  url: "https://a.test/x",
  type: "PDF",
  duration: 5,
  visibility: "PUBLIC",
  tags: [],
  status: "DRAFT",
  updatedAt: "2025-01-31T10:00:00.000Z",
  course: { __typename: "Course", id: "Course:2", databaseId: 2 },
});

describe("the resources of a course", () => {
  it("lose a deleted one at once, after a question that names it", async () => {
    let all = [resource(1, "Slides"), resource(2, "Notes")];
    scriptGateway({
      course: () => ({
        __typename: "Course",
        id: "Course:2",
        databaseId: 2,
        title: "Java",
        resources: {
          totalCount: all.length,
          edges: all.map((node) => ({ node, cursor: node.id })),
          pageInfo: { hasNextPage: false },
        },
      }),
      deleteResource: () => {
        all = all.slice(1);
        return { __typename: "DeletedResourcePayload", deletedId: 1 };
      },
    });
    openScreen("/admin/courses/2/resources", [{ path: "admin/courses/:id", children: courseResourceRoutes }]);
    await userEvent.click(await screen.findByRole("button", { name: "Delete Slides" }));
    expect(screen.getByText("The resource “Slides”")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete it!" }));
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("Successfully Deleted"));
    await waitFor(() => expect(screen.queryByText("Slides")).toBeNull());
    expect(screen.getAllByText("Notes").length).toBeGreaterThan(0);
    expect(screen.getByText("1 resource")).toBeTruthy();
  });
});
