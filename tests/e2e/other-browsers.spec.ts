import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "playwright/test";
import { type Account, demo, registerAccount } from "./support/accounts";
import { quiz } from "./support/assessment";
import { isFirefoxInstalled, openFirefox } from "./support/browsers/firefox";
import type { Hands } from "./support/browsers/hands";
import { isWebKitInstalled, openWebKit } from "./support/browsers/webkit";
import { topicAt } from "./support/catalogue";
import { enrol, openLearner, type StudiedCourse } from "./support/learner";

const browsers = [
  { name: "Firefox", isInstalled: isFirefoxInstalled, openBrowser: openFirefox },
  { name: "WebKit", isInstalled: isWebKitInstalled, openBrowser: openWebKit },
] as const;

interface Person {
  account: Account;
  course: StudiedCourse;
  /** To whom the person writes. */
  other: Account;
}

async function makePerson(request: APIRequestContext): Promise<Person> {
  const other = await registerAccount(request);
  const account = await registerAccount(request, "learner");
  const course = await enrol(request, await openLearner(request, account), quiz.course);
  return { account, course, other };
}

async function visit(hands: Hands, { course }: Person): Promise<void> {
  await hands.open("/home");
  await hands.press({ role: "link", name: "Courses" });
  await hands.see({ role: "heading", name: "All Courses" });
  const search = { role: "searchbox", name: "Search courses" } as const;
  // The list is another one after each search: the link pressed is of the last.
  await hands.type(search, "zzzz");
  await hands.seeText("No courses match");
  await hands.type(search, course.title);
  await hands.press({ role: "link", name: course.title });
  await hands.see({ role: "heading", name: `${course.title} - Curriculum` });
}

async function signIn(hands: Hands, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  await hands.open("/auth/login");
  await hands.type({ role: "textbox", name: "Email" }, email);
  await hands.typePassword(password);
  await hands.press({ role: "button", name: "Login" });
}

async function learn(hands: Hands, { course }: Person): Promise<void> {
  const topic = { role: "checkbox", name: topicAt(course, 0) } as const;
  await hands.open(`${course.path}/topics`);
  await hands.press(topic);
  await hands.open(`${course.path}/topics`);
  expect(await hands.isChecked(topic)).toBe(true);
  await hands.open("/learner/assessments");
  await hands.press({ role: "link", name: `Start Test : ${quiz.title}` });
  await hands.press({ role: "button", name: "Start" });
  await hands.press({ role: "radio", name: quiz.right[0] });
  await hands.seeText("Saved");
}

/** Writes to another person and sends a file. */
async function write(hands: Hands, { other }: Person, file: string): Promise<void> {
  await hands.open("/chat");
  await hands.type({ role: "combobox", name: "Search people" }, other.name);
  await hands.seeText(other.name);
  await hands.key("Enter");
  await hands.see({ role: "heading", name: other.name });
  await hands.type({ role: "textbox", name: "Message" }, "Hello there");
  await hands.key("Enter");
  await hands.seeText("Hello there");
  await hands.chooseFile(file);
  await hands.press({ role: "button", name: "Send" });
  await hands.seeText("notes.txt");
}

/** Types a date as an office does. */
async function typeDate(hands: Hands): Promise<void> {
  const date = { role: "textbox", name: "Transaction date" } as const;
  await hands.open("/admin/payments/create");
  await hands.type(date, "3/2/2022");
  await hands.key("Tab");
  expect(await hands.readValue(date)).toBe("03-Feb-2022");
}

for (const { name, isInstalled, openBrowser } of browsers)
  test(`in ${name} one visits, signs in, ticks, sits an exam, writes, uploads and types a date`, async ({
    request,
    baseURL,
  }) => {
    test.skip(!isInstalled(), `${name} is not installed: its journey is left out.`);
    test.slow();
    const person = await makePerson(request);
    const folder = mkdtempSync(join(tmpdir(), "lectern-upload-"));
    const file = join(folder, "notes.txt");
    writeFileSync(file, "Rows and columns");
    const hands = await openBrowser(baseURL ?? "");
    try {
      await visit(hands, person);
      await signIn(hands, person.account);
      await hands.see({ role: "heading", name: "My Courses" });
      await learn(hands, person);
      await write(hands, person, file);
      await hands.leave();
      await signIn(hands, demo.admin);
      await hands.see({ role: "heading", name: "Courses" });
      await typeDate(hands);
    } finally {
      await hands.close();
      rmSync(folder, { recursive: true });
    }
  });
