import { daySeconds } from "#gateway/domains/durationContract";
import { type Account, otherAdmin, roleNames } from "./accounts";
import { makeAssessments } from "./assessments";
import { planAll } from "./batchDesigns";
import { type MadeBatch, makeBatches } from "./batches";
import { makeBlogPosts } from "./blogs";
import { lastMoment, makeChat, makeRoom } from "./chat";
import { blogs, courses as courseContents } from "./content";
import { listPublished, type MadeCourse, makeCategories, makeCourses } from "./courses";
import { chatContent } from "./demoTenant";
import { makeEnrolments } from "./enrolments";
import { makeHolidays, nationalHolidays } from "./holidays";
import { makePayments } from "./payments";
import { makeProgress } from "./progress";
import { makeSpecializations } from "./specializations";
import { forPurpose, type Tenant } from "./tenant";
import { makeRoles, openPeople, type Person } from "./users";

const codes = ["JS-CORE", "SQL-PG", "ANGULAR"];
const learnerNames = [
  "Oliver Bennett",
  "Amelia Clarke",
  "Jack Thornton",
  "Sophie Hughes",
  "George Patel",
  "Isla Morgan",
  "Harry Whitfield",
  "Freya Lawson",
  "Daniel Okafor",
  "Chloe Barnes",
  "Samuel Price",
  "Zara Hussain",
];

interface TenantPeople {
  admin: Person;
  trainer: Person;
  learners: Person[];
}

function makePeople(tenant: Tenant, hashes: ReadonlyMap<string, string>): TenantPeople {
  const { today } = tenant.calendar;
  const people = openPeople(tenant, { roleIds: makeRoles(tenant, roleNames), hashes });
  const as = (userType: Account["userType"], role: Account["role"]) => ({ userType, role });
  return {
    admin: people.addAccount(otherAdmin, today - 500),
    trainer: people.addNamed("Edward Finch", as("E", "TRAINER"), today - 480),
    learners: learnerNames.map((name, index) =>
      people.addNamed(name, as("U", "LEARNER"), today - 300 + 10 * index),
    ),
  };
}

function makeCatalogue(tenant: Tenant, trainer: Person): MadeCourse[] {
  const contents = courseContents
    .filter(({ code }) => codes.includes(code))
    .map((content) => ({ ...content, code: `O-${content.code}`, authorName: trainer.name }));
  const courses = makeCourses(tenant, {
    contents,
    categoryIds: makeCategories(tenant, contents),
    trainers: [trainer],
  });
  makeSpecializations(
    tenant,
    [{ name: "Web Developer", category: "WEB", courseCodes: ["O-JS-CORE", "O-SQL-PG"] }],
    courses,
  );
  makeBlogPosts(tenant, blogs.slice(1, 2), courses);
  makeAssessments(tenant, listPublished(courses));
  return courses;
}

function makeOneBatch(tenant: Tenant, people: TenantPeople, courses: readonly MadeCourse[]): MadeBatch[] {
  const design = {
    name: "Web Evening Group",
    description: "Two evenings of live classes with lab work in between",
    status: "IN_PROGRESS",
    batchType: "WEEKDAY",
    startTime: "18:00:00",
    endTime: "19:30:00",
    courses: planAll(courses, "IN_PROGRESS"),
  } as const;
  return makeBatches(tenant, {
    designs: [design],
    holidays: makeHolidays(tenant, nationalHolidays.britain),
    learners: people.learners,
    trainers: [people.trainer],
    size: [8, 8],
  });
}

function makeTalk(tenant: Tenant, people: TenantPeople, batches: readonly MadeBatch[]): void {
  const { trainer, admin, learners } = people;
  const last = lastMoment(tenant.calendar.today);
  makeChat(tenant, {
    content: { ...chatContent, lobby: ["Good morning everyone!", "Welcome to the new term.", "Thank you!"] },
    lobbyId: makeRoom(tenant, "LOBBY", "LOBBY", null).id,
    lobbyTimes: [last - 40 * daySeconds, last],
    learners,
    staff: [admin],
    pairs: learners.slice(0, 2).map((learner) => [learner, trainer] as const),
    exchangesOfPair: [1, 1],
    batches,
    messagesOfBatch: [6, 6],
    total: 40,
    readers: [admin],
  });
}

/** Makes everything of the second organization but the organization itself. */
export function makeOtherTenant(tenant: Tenant, hashes: ReadonlyMap<string, string>): void {
  const people = makePeople(tenant, hashes);
  const courses = makeCatalogue(tenant, people.trainer);
  const published = listPublished(courses);
  const batches = makeOneBatch(tenant, people, published);
  const enrolments = makeEnrolments(tenant, {
    fixed: [],
    batches,
    learners: people.learners,
    courses: published,
    target: 20,
  });
  makeProgress(tenant, enrolments);
  makePayments(forPurpose(tenant, "payments"), { enrolments, count: 12, prefix: "INV" });
  makeTalk(tenant, people, batches);
}
