import { describe, expect, it } from "vitest";
import { savedFilterLimits, savedFilterMessages } from "#gateway/domains/savedFilters/contract";
import type { Caller } from "#tests/support/caller";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();
const admin = await test.as("admin");
const coordinator = await test.as("coordinator");

const refused = "... on Refusal { code message fieldErrors { field } }";

interface Filter {
  name: string;
  path: string;
  search: string;
}

async function save(caller: Caller, filter: Partial<Filter>) {
  const { data } = await caller.graphql(
    `mutation ($name: String!, $path: String!, $search: String!) {
      result: saveFilter(name: $name, path: $path, search: $search) {
        ... on SavedFilterPayload { savedFilter { databaseId name path search } } ${refused}
      }
    }`,
    { name: "Running", path: "/admin/batches", search: "?status=IN_PROGRESS", ...filter },
  );
  return data.result;
}

async function change(caller: Caller, savedFilterId: number, { name, search }: Partial<Filter>) {
  const { data } = await caller.graphql(
    `mutation ($savedFilterId: Int!, $name: String!, $search: String) {
      result: updateSavedFilter(savedFilterId: $savedFilterId, name: $name, search: $search) {
        ... on SavedFilterPayload { savedFilter { databaseId name path search } } ${refused}
      }
    }`,
    { savedFilterId, name, search },
  );
  return data.result;
}

async function remove(caller: Caller, id: number) {
  const { data } = await caller.graphql(
    `mutation { result: deleteSavedFilter(savedFilterId: ${id}) {
      ... on DeletedSavedFilterPayload { deletedId } ${refused}
    } }`,
  );
  return data.result;
}

async function listNames(caller: Caller, path: string): Promise<string[]> {
  const { data } = await caller.graphql(
    "query ($path: String!) { savedFilters(path: $path) { nodes { name } } }",
    { path },
  );
  return data.savedFilters.nodes.map(({ name }: { name: string }) => name);
}

describe("a saved filter", () => {
  it("is listed with its list, by name, for the employee who saved it alone", async () => {
    const path = "/admin/payments";
    await save(admin, { path, name: "Unpaid", search: "?status=PENDING" });
    await save(admin, { path, name: "Refunded", search: "?status=REFUNDED" });
    await save(admin, { path: "/admin/users", name: "Staff", search: "?type=E" });
    expect(await listNames(admin, path)).toEqual(["Refunded", "Unpaid"]);
    expect(await listNames(coordinator, path)).toEqual([]);
  });

  it("has a name of its own among the employee's filters of the list, ignoring case", async () => {
    const path = "/admin/courses";
    expect((await save(admin, { path, name: "Drafts" })).savedFilter).toMatchObject({ name: "Drafts", path });
    expect(await save(admin, { path, name: " drafts " })).toEqual({
      code: "CONFLICT",
      message: savedFilterMessages.nameTaken,
      fieldErrors: [{ field: "name" }],
    });
    expect((await save(coordinator, { path, name: "Drafts" })).savedFilter).toMatchObject({ name: "Drafts" });
    expect((await save(admin, { path: "/admin/blogs", name: "Drafts" })).savedFilter).toBeTruthy();
  });

  it.each([
    ["another area", { path: "/learner/courses" }],
    ["another site", { path: "https://example.test/admin/batches" }],
    ["a path that leads out of the area", { path: "/admin/../learner" }],
    ["a network address", { path: "//admin/batches" }],
  ])("is refused for %s", async (_name, filter) => {
    expect(await save(admin, filter)).toMatchObject({
      code: "INVALID",
      message: savedFilterMessages.wrongPath,
    });
  });

  it.each(["", "?", "status=DRAFT", "?a#b", `?${"a".repeat(savedFilterLimits.search)}`])(
    "is refused without a query string that shows the list filtered: %s",
    async (search) => {
      expect(await save(admin, { search })).toMatchObject({
        code: "INVALID",
        message: savedFilterMessages.noFilter,
      });
    },
  );

  it("is one of at most thirty of a list", async () => {
    const path = "/admin/mail";
    for (let index = 1; index <= savedFilterLimits.perList; index += 1)
      await save(admin, { path, name: `Filter ${index}` });
    expect(await save(admin, { path, name: "One more" })).toMatchObject({
      code: "CONFLICT",
      message: savedFilterMessages.tooMany,
    });
    expect(await listNames(admin, path)).toHaveLength(savedFilterLimits.perList);
  });

  it("is saved once when it is sent twice at the same time", async () => {
    const filter = { path: "/admin/resources", name: "Twice" };
    const codes = (await Promise.all([save(admin, filter), save(admin, filter)])).map(({ code }) => code);
    expect(codes.sort()).toEqual(["CONFLICT", undefined]);
  });

  it("is renamed, and keeps what it shows unless that is given", async () => {
    const path = "/admin/rubrics";
    const { databaseId } = (await save(admin, { path, name: "Old", search: "?search=a" })).savedFilter;
    const renamed = { databaseId, path, name: "New", search: "?search=a" };
    expect(await change(admin, databaseId, { name: " New " })).toEqual({ savedFilter: renamed });
    expect(await change(admin, databaseId, { name: "new", search: "?search=b" })).toEqual({
      savedFilter: { ...renamed, name: "new", search: "?search=b" },
    });
  });

  it("is changed by the employee who saved it, to a filter under a name of its own", async () => {
    const path = "/admin/roles";
    const { databaseId } = (await save(admin, { path, name: "First" })).savedFilter;
    await save(admin, { path, name: "Second" });
    expect(await change(coordinator, databaseId, { name: "Theirs" })).toMatchObject({ code: "NOT_FOUND" });
    expect(await change(admin, databaseId, { name: "second" })).toMatchObject({
      code: "CONFLICT",
      fieldErrors: [{ field: "name" }],
    });
    expect(await change(admin, databaseId, { name: "First", search: "status=DRAFT" })).toMatchObject({
      code: "INVALID",
      message: savedFilterMessages.noFilter,
    });
    expect(await change(admin, databaseId, { name: "" })).toMatchObject({ code: "INVALID" });
    expect(await listNames(admin, path)).toEqual(["First", "Second"]);
  });

  it("is deleted once, by the employee who saved it", async () => {
    const { databaseId } = (await save(admin, { name: "Deleted" })).savedFilter;
    expect(await remove(coordinator, databaseId)).toMatchObject({ code: "NOT_FOUND" });
    expect(await remove(admin, databaseId)).toEqual({ deletedId: databaseId });
    expect(await remove(admin, databaseId)).toMatchObject({
      code: "NOT_FOUND",
      message: savedFilterMessages.notFound,
    });
  });

  it("is told in the history when it is saved", async () => {
    await save(admin, { path: "/admin/categories", name: "Told" });
    const { data } = await admin.graphql(
      `{ history(action: "user.filterSaved", first: 1) { nodes { changes { table kind } } } }`,
    );
    expect(data.history.nodes[0].changes).toEqual([{ table: "SavedFilter", kind: "CREATED" }]);
  });
});
