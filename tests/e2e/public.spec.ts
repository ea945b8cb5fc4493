import { expect, type Page, test } from "playwright/test";
import { listTitles, readCourse, readCourses, readSpecializations } from "./support/catalogue";
import { courseTitles, header, heading, toasts } from "./support/page";

const organization = "Deccan Institute of Technology";

/** Expects the cards of exactly these courses, in whatever order. */
async function expectCourses(page: Page, courses: readonly { title: string }[]): Promise<void> {
  await expect(courseTitles(page)).toHaveCount(courses.length);
  await expect
    .poll(async () => (await courseTitles(page).allTextContents()).sort())
    .toEqual(listTitles(courses));
}

test.describe("the catalogue", () => {
  test("is what the empty path leads to, and shows every published course", async ({ page, request }) => {
    const courses = await readCourses(request);
    await page.goto("/");
    await expect(page).toHaveURL("/courses");
    await expect(heading(page)).toHaveText("All Courses");
    await expect(page).toHaveTitle(new RegExp(`${organization}$`));
    await expectCourses(page, courses);
    await expect(page.getByRole("status")).toHaveText(`${courses.length} courses`);
  });

  test("finds courses by words and keeps them in the address", async ({ page }) => {
    await page.goto("/courses");
    await page.getByRole("searchbox", { name: "Search courses" }).fill("python");
    await expect(page).toHaveURL("/courses?search=python");
    await expect(courseTitles(page)).toHaveText(["Data Analysis with Python", "Python for Everyone"]);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Search courses" })).toHaveValue("python");
    await expect(courseTitles(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Clear search" }).click();
    await expect(page).toHaveURL("/courses");
  });

  test("says when nothing fits, and offers to clear the filters", async ({ page }) => {
    await page.goto("/courses?search=zzzz&sort=NEWEST");
    await expect(page.getByText("No courses match")).toBeVisible();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL("/courses?sort=NEWEST");
    await expect(courseTitles(page).first()).toBeVisible();
  });

  test("filters by level and category, and Back takes the last filter away", async ({ page, request }) => {
    const courses = await readCourses(request);
    const beginners = courses.filter(({ level }) => level === "BEGINNER");
    const ofWeb = beginners.filter(({ category }) => category.name === "Web Development");
    await page.goto("/courses");
    await page.getByLabel("Level").selectOption({ label: "Beginner" });
    await expect(page).toHaveURL("/courses?level=BEGINNER");
    await expectCourses(page, beginners);
    await page.getByLabel("Category").selectOption({ label: "Web Development" });
    await expect(page).toHaveURL(/\/courses\?level=BEGINNER&category=\d+$/);
    await expectCourses(page, ofWeb);
    await page.goBack();
    await expect(page).toHaveURL("/courses?level=BEGINNER");
    await expect(page.getByLabel("Category")).toHaveValue("");
    await expectCourses(page, beginners);
  });

  test("sorts by length", async ({ page, request }) => {
    const durations = new Map((await readCourses(request)).map(({ title, duration }) => [title, duration]));
    await page.goto("/courses");
    await page.getByLabel("Sort by").selectOption({ label: "Sort: Shortest first" });
    await expect(page).toHaveURL("/courses?sort=SHORTEST");
    const sorted = [...durations.values()].sort((a, b) => a - b);
    const readShown = async () =>
      (await courseTitles(page).allTextContents()).map((title) => durations.get(title) ?? 0);
    await expect.poll(readShown).toEqual(sorted);
  });

  test("shows on a card what the data say of a course", async ({ page }) => {
    await page.goto("/courses?search=essentials");
    const card = page.getByRole("article").filter({ hasText: "HTML & CSS Essentials" });
    await expect(card.getByRole("link")).toHaveAttribute("href", "/courses/HTML-CSS");
    for (const fact of ["Beginner", "25 h", "Anjali Deshpande", "4.2", /13/]) {
      await expect(card).toContainText(fact);
    }
  });
});

test.describe("a course", () => {
  test("opens from its card and lists its modules with their topics", async ({ page, request }) => {
    const { code, title, modules } = await readCourse(request, "SQL-PG");
    await page.goto("/courses");
    await page.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`/courses/${code}`);
    await expect(heading(page)).toHaveText(`${title} - Curriculum`);
    await expect(page).toHaveTitle(`${title} · ${organization}`);
    const names = modules.map(({ name }) => name);
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(names);
    for (const topic of modules.flatMap(({ topics }) => topics)) {
      await expect(page.getByRole("listitem").filter({ hasText: topic.name }).last()).toBeVisible();
    }
    await page.goBack();
    await expect(heading(page)).toHaveText("All Courses");
  });

  test("offers a visitor to register, or to log in and come back", async ({ page }) => {
    await page.goto("/courses/HTML-CSS");
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Register" })).toHaveAttribute(
      "href",
      "/auth/register?next=%2Fcourses%2FHTML-CSS%3Fenrol%3D1",
    );
    await main.getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/auth/login?next=%2Fcourses%2FHTML-CSS%3Fenrol%3D1");
  });

  test("a course that does not exist is said to be unknown, with a way on", async ({ page }) => {
    await page.goto("/courses/NO-SUCH");
    await expect(heading(page)).toHaveText("Course not found");
    await page.getByRole("link", { name: "View all courses" }).click();
    await expect(page).toHaveURL("/courses");
  });
});

test.describe("the specializations", () => {
  test("are counted, and each leads to its own screen and to its courses", async ({ page, request }) => {
    const all = await readSpecializations(request);
    await page.goto("/specializations");
    await expect(heading(page)).toHaveText(`Specializations ( ${all.length} )`);
    for (const { id, name, courses } of all) {
      const group = page.getByRole("region", { name });
      await expect(group.getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        `/specializations/${id}`,
      );
      await expect(group.getByRole("link", { name: `View ${name}` })).toBeVisible();
      await expect(group.getByText(`${courses.length} courses`)).toBeVisible();
      const cards = group.getByRole("article").getByRole("link");
      expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
        courses.map(({ course }) => `/courses/${course.code}`),
      );
    }
  });

  test("are read again by Sync, which says so", async ({ page }) => {
    await page.goto("/specializations");
    await page.getByRole("button", { name: "Sync" }).click();
    await expect(toasts(page).getByText("Specializations synced successfully")).toBeVisible();
  });

  test("open by both addresses with name, count and a card per course", async ({ page, request }) => {
    const [first] = await readSpecializations(request);
    const { id, name, courses } = first ?? { id: 0, name: "", courses: [] };
    for (const address of [`/specializations/${id}`, `/specializations/any/${id}`]) {
      await page.goto(address);
      await expect(heading(page)).toHaveText(`Specialization - ${name} ( ${courses.length} Courses )`);
      await expect(page.getByRole("article").getByRole("heading")).toHaveText(
        courses.map(({ course }) => course.title),
      );
    }
  });
});

test.describe("the landing page", () => {
  test("makes its claims, calls to join and to view courses, and names the organization", async ({
    page,
  }) => {
    await page.goto("/home");
    await expect(page).toHaveTitle(organization);
    await expect(heading(page)).toHaveText("Grow your skills. Advance your career.");
    for (const claim of ["More than 10 courses", "Expert instruction", "365 days of access"]) {
      await expect(page.getByRole("heading", { name: claim })).toBeVisible();
    }
    await expect(
      page.getByRole("region", { name: "Where it can take you" }).getByRole("listitem"),
    ).not.toHaveCount(0);
    await page.getByRole("link", { name: "View courses" }).first().click();
    await expect(page).toHaveURL("/courses");
    await header(page).getByRole("link", { name: "Home" }).click();
    await page.getByRole("link", { name: "Join free" }).first().click();
    await expect(page).toHaveURL("/auth/register");
  });

  test("gives the organization's address, email and phone at its foot", async ({ page }) => {
    await page.goto("/home");
    const foot = page.getByRole("contentinfo");
    await expect(foot).toContainText("Indiranagar");
    await expect(foot.getByRole("link", { name: "office@demo.test" })).toHaveAttribute(
      "href",
      "mailto:office@demo.test",
    );
    await expect(foot.getByRole("link", { name: "+91 80 4000 1200" })).toHaveAttribute(
      "href",
      "tel:+918040001200",
    );
  });
});

test("an unknown address says that nothing is there, with ways on", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(heading(page)).toHaveText("Page not found");
  await expect(page.getByText("/no/such/page")).toBeVisible();
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/home");
});

test("the header leads a visitor to the public screens, Login and Register", async ({ page }) => {
  await page.goto("/courses");
  const links = header(page).getByRole("link");
  await expect(links).toHaveText(["DEMO", "Home", "Courses", "Specializations", "Login", "Register"]);
});
