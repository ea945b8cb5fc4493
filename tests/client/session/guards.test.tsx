// @vitest-environment happy-dom
import { createMemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { ledTo, refusedTo, signedInOnly, staffOnly } from "~/session/guards";
import { keepAccount } from "~/session/sessionStore";
import { learner, staff } from "./people";

describe("who may open an area", () => {
  it.each([
    ["signedIn", null, "/auth/login?next=%2Flearner%3Fx%3D1"],
    ["signedIn", learner, null],
    ["signedIn", staff, null],
    ["staff", null, "/auth/login?next=%2Flearner%3Fx%3D1"],
    ["staff", learner, "/auth/login?next=%2Flearner%3Fx%3D1"],
    ["staff", staff, null],
  ] as const)("%s: %j is sent to %j", (area, account, expected) => {
    expect(refusedTo(area, account, "/learner?x=1")).toBe(expected);
  });
});

describe("who has to add a second factor first", () => {
  it("is led to the security screen from anywhere else", () => {
    const needing = { ...staff, needsSecondFactor: true };
    const screen = `/users/${staff.username}/security`;
    expect(ledTo(needing, "/admin/courses")).toBe(screen);
    expect(ledTo(needing, screen)).toBeNull();
    expect(refusedTo("staff", needing, "/admin")).not.toBeNull();
    for (const item of [staff, learner, null]) expect(ledTo(item, "/admin")).toBeNull();
  });
});

describe("the guards of routes", () => {
  async function open(address: string) {
    const loaded: string[] = [];
    const area = (name: string) => ({ path: "*", loader: () => loaded.push(name), Component: () => null });
    const router = createMemoryRouter(
      [
        { path: "/auth/login", Component: () => null },
        { path: "/learner", middleware: [signedInOnly], children: [area("learner")] },
        { path: "/admin", middleware: [staffOnly], children: [area("admin")] },
      ],
      { initialEntries: ["/auth/login"] },
    );
    await router.navigate(address);
    const { pathname, search } = router.state.location;
    return { at: pathname + search, loaded };
  }

  it("send visitors to the login page before anything of the area loads", async () => {
    expect(await open("/learner/courses")).toEqual({
      at: "/auth/login?next=%2Flearner%2Fcourses",
      loaded: [],
    });
  });

  it("keep the place within the address that the browser was opened with", async () => {
    window.history.replaceState(null, "", "/learner/courses?page=2#question-7");
    const { at } = await open("/learner/courses?page=2");
    expect(at).toBe("/auth/login?next=%2Flearner%2Fcourses%3Fpage%3D2%23question-7");
    expect((await open("/learner/courses")).at).toBe("/auth/login?next=%2Flearner%2Fcourses");
  });

  it("send learners who open the admin area there too", async () => {
    keepAccount(learner);
    expect(await open("/admin/users")).toEqual({ at: "/auth/login?next=%2Fadmin%2Fusers", loaded: [] });
    expect(await open("/learner/courses")).toEqual({ at: "/learner/courses", loaded: ["learner"] });
  });

  it("let staff in", async () => {
    keepAccount(staff);
    expect(await open("/admin/users")).toEqual({ at: "/admin/users", loaded: ["admin"] });
  });
});
