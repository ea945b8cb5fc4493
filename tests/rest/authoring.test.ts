import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";

const { test, factory } = await openSuite();
const trainer = await test.as("coordinator");

async function call(method: string, path: string, body?: unknown) {
  const { status, json, text } = await trainer.rest(method, path, body);
  return { status, json, text };
}

const imageUrl = "https://example.test/a.png";

describe("authoring by REST", () => {
  it("makes a course, its outline, publishes and deletes it", async () => {
    const { id: categoryId } = await factory.category();
    const texts = { title: "By REST", description: "Made", imageUrl };
    const made = await call("POST", "courses", { ...texts, code: "BYREST", categoryId, status: "DRAFT" });
    expect(made.status).toBe(200);
    expect(made.json).toMatchObject({ id: expect.any(Number), ...texts, code: "BYREST", status: "DRAFT" });
    const path = `courses/${made.json.id}`;
    const module = await call("POST", `${path}/modules`, { name: "One" });
    expect(module.json).toEqual({ id: expect.any(Number), name: "One", displayOrder: 1 });
    const topics = `${path}/modules/${module.json.id}/topics`;
    const topic = await call("POST", topics, { name: "a" });
    expect(topic.json).toEqual({ id: expect.any(Number), name: "a", displayOrder: 1 });
    expect((await call("PATCH", `${path}/publish`)).json.status).toBe("PUBLISHED");
    expect((await test.visitor.rest("GET", path)).json.modules[0].topics[0].name).toBe("a");
    expect((await call("PATCH", `${path}/unpublish`)).json.status).toBe("DRAFT");
    expect((await test.visitor.rest("GET", path)).status).toBe(404);
    for (const gone of [`${topics}/${topic.json.id}`, `${path}/modules/${module.json.id}`, path]) {
      expect(await call("DELETE", gone)).toMatchObject({ status: 204, text: "" });
    }
    expect((await call("GET", path)).status).toBe(404);
  });

  it("names the wrong fields of a course, in the order of the form", async () => {
    const body = { code: "", title: "", description: "", categoryId: 0, status: "DRAFT", imageUrl: "x" };
    const { status, json } = await call("POST", "courses", body);
    expect([status, json.code]).toEqual([400, "INVALID"]);
    expect(json.fieldErrors.map(({ field }: { field: string }) => field)).toEqual([
      "code",
      "title",
      "description",
      "categoryId",
      "imageUrl",
    ]);
  });

  it("returns 409 with the field for a code that is taken", async () => {
    const { code, categoryId } = await factory.course();
    const body = {
      code: code.toLowerCase(),
      title: "T",
      description: "D",
      categoryId,
      status: "DRAFT",
      imageUrl,
    };
    const { status, json } = await call("POST", "courses", body);
    const message = "Another course has this code";
    expect([status, json.message]).toEqual([409, message]);
    expect(json.fieldErrors).toEqual([{ field: "code", message }]);
  });

  it("makes, changes and deletes a curriculum", async () => {
    const body = { title: "REST plan", duration: "90", imageUrl, status: "DRAFT", level: "ADVANCED" };
    const { json } = await call("POST", "curriculum", body);
    expect(json).toMatchObject({ title: "REST plan", duration: 90, price: null });
    const path = `curriculum/${json.id}`;
    expect((await call("PUT", path, { ...body, title: "REST plan 2", price: 10 })).json).toMatchObject({
      id: json.id,
      title: "REST plan 2",
      price: 10,
    });
    expect((await call("DELETE", path)).status).toBe(204);
    expect((await call("PUT", path, body)).json.message).toBe("Curriculum not found");
  });

  it("makes a resource with the form's defaults, and changes it", async () => {
    const { id } = await factory.course();
    const body = { name: "Manual", url: "https://example.test", tags: "web, css" };
    const { json } = await call("POST", `courses/${id}/resources`, body);
    const defaults = { type: "EMBED", visibility: "PUBLIC", status: "PUBLISHED", duration: 0 };
    expect(json).toMatchObject({ ...defaults, title: "Manual", tags: ["web", "css"] });
    expect((await call("POST", "resources", { ...body, courseId: id })).json.course.id).toBe(id);
    const path = `courses/${id}/resources/${json.id}`;
    const change = { ...body, name: "Guide", status: "DRAFT" };
    expect((await call("PUT", path, change)).json).toMatchObject({ name: "Guide", status: "DRAFT" });
    expect((await call("GET", path)).json.name).toBe("Guide");
    const listed = (await call("GET", "resources")).json as { id: number }[];
    expect(listed.map((resource) => resource.id)).toContain(json.id);
  });

  it("makes a category and a specialization, with courses that come once", async () => {
    const category = await call("POST", "categories", { name: "By REST" });
    const address = `categories/${category.json.id}`;
    expect((await call("PUT", address, { name: "Renamed" })).json).toEqual({
      id: category.json.id,
      name: "Renamed",
    });
    expect((await call("DELETE", address)).status).toBe(204);
    const { json } = await call("POST", "specializations", { name: "By REST" });
    const { id } = await factory.course();
    const path = `specializations/${json.id}/courses/${id}`;
    expect((await call("POST", path)).json.courses).toMatchObject([{ course: { id } }]);
    const again = await call("POST", path);
    expect([again.status, again.json.message]).toEqual([
      409,
      "The course is already part of the specialization",
    ]);
    expect((await call("DELETE", path)).status).toBe(204);
    expect((await call("DELETE", path)).status).toBe(404);
  });

  it("refuses a body of the wrong form", async () => {
    const { status, json } = await call("POST", "courses", { categoryId: "many", status: "DRAFT" });
    const fields = json.fieldErrors.map(({ field }: { field: string }) => field);
    expect([status, fields]).toEqual([400, ["code", "title", "description", "categoryId"]]);
    expect(json.fieldErrors.at(-1).message).toBe("Please enter a valid Category.");
  });

  it("renames a category from the version that was read, and refuses older, malformed and foreign ones", async () => {
    const { id } = await factory.category();
    const path = `categories/${id}`;
    const name = `Renamed ${id}`;
    const read = (await call("GET", path)).json;
    const renamed = await call("PUT", path, { ...read, name });
    expect([renamed.status, renamed.json]).toEqual([200, { id, name }]);
    const late = await call("PUT", path, { ...read, name: "Too late" });
    expect([late.status, late.json.code]).toEqual([409, "STALE"]);
    for (const body of [{ version: "yesterday" }, { id: id + 1 }, { name: "" }]) {
      const { status, json } = await call("PUT", path, { name: "Refused", ...body });
      expect([status, json.fieldErrors?.[0].field]).toEqual([400, Object.keys(body)[0]]);
    }
    expect((await call("GET", path)).json.name).toBe(name);
  });
});
