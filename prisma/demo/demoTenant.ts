import { type Account, demoAccounts, roleNames } from "./accounts";
import { makeAssessments, makeCapitalQuiz } from "./assessments";
import { makeAssignments } from "./assignments";
import { makeAttempts, makePassedAttempt } from "./attempts";
import { designDemoBatches, learnerBatchName } from "./batchDesigns";
import { type MadeBatch, makeBatches } from "./batches";
import { makeBlogPosts } from "./blogs";
import { makeCertificates } from "./certificates";
import { lastMoment, makeChat, makeRoom } from "./chat";
import {
  batchMessages,
  blogs,
  courses as courseContents,
  curricula,
  directExchanges,
  discussions,
  lobbyMessages,
  specializations,
} from "./content";
import { courseWithCode, listPublished, type MadeCourse, makeCategories, makeCourses } from "./courses";
import { makeCurricula } from "./curricula";
import { makeDiscussions } from "./discussions";
import { type FixedEnrolment, type MadeEnrolment, makeEnrolments } from "./enrolments";
import { makeExamAttempts } from "./examAttempts";
import { makeExams } from "./exams";
import { makeGrades } from "./grades";
import { makeHolidays, nationalHolidays } from "./holidays";

import { readLessonFiles, readLessons } from "./lessonContent";
import { makeLessonProgress } from "./lessonProgress";
import { makeLessons } from "./lessons";
import { itemAt } from "./lookup";
import { makePayments } from "./payments";
import { makeMarks, makeProgress } from "./progress";
import { makeReviews } from "./reviews";
import { makeSpecializations } from "./specializations";
import { daySeconds } from "./talk";
import { forPurpose, type Tenant } from "./tenant";
import { makeRoles, openPeople, type Person } from "./users";
import { makePlaceRequests, makeVisits } from "./visits";

const learnerCount = 900;
const staffNames = [
  "Priya Nair",
  "Kavitha Subramanian",
  "Arindam Chatterjee",
  "Imran Qureshi",
  "Sneha Kulkarni",
  "Farhan Siddiqui",
  "Meera Iyer",
  "Anjali Deshpande",
  "Vivek Ranganathan",
  "Shilpa Hegde",
  "Joseph Mathew",
  "Ritu Agarwal",
  "Suresh Pillai",
  "Nandita Bose",
  "Harish Gowda",
  "Tasneem Ahmed",
  "Gurpreet Dhillon",
];

export const chatContent = { lobby: lobbyMessages, direct: directExchanges, batch: batchMessages };

interface DemoPeople {
  admin: Person;
  trainer: Person;
  learner: Person;
  secondLearner: Person;
  /** The trainer and all other staff but the administrator. */
  trainers: Person[];
  /** With the two that are known. */
  learners: Person[];
}

function makePeople(tenant: Tenant, hashes: ReadonlyMap<string, string>): DemoPeople {
  const { random, calendar } = tenant;
  const { today } = calendar;
  const people = openPeople(tenant, { roleIds: makeRoles(tenant, roleNames), hashes });
  const staff: Pick<Account, "userType" | "role"> = { userType: "E", role: "TRAINER" };
  const admin = people.addAccount(demoAccounts.admin, today - 950);
  const trainer = people.addAccount(demoAccounts.trainer, today - 940);
  const others = staffNames.map((name) => people.addNamed(name, staff, today - random.integer(900, 930)));
  const learner = people.addAccount(demoAccounts.learner, today - 260);
  const secondLearner = people.addAccount(demoAccounts.secondLearner, today - 95);
  const joinedDays = Array.from({ length: learnerCount - 2 }, () => today - random.integer(1, 800));
  const madeUp = joinedDays.sort((left, right) => left - right).map((day) => people.addLearner(day));
  return {
    admin,
    trainer,
    learner,
    secondLearner,
    trainers: [trainer, ...others],
    learners: [learner, secondLearner, ...madeUp],
  };
}

/** The demo learner's courses show every colour of progress. */
function knownEnrolments(
  { learner, secondLearner }: DemoPeople,
  courses: readonly MadeCourse[],
  today: number,
): FixedEnrolment[] {
  const course = (code: string) => courseWithCode(courses, code);
  return [
    { person: learner, course: course("HTML-CSS"), source: "SELF", day: today - 250, share: 1 },
    { person: learner, course: course("JS-CORE"), source: "BATCH", day: today - 80, share: 0.96 },
    { person: learner, course: course("REACT"), source: "BATCH", day: today - 80, share: 0.7 },
    { person: learner, course: course("SQL-PG"), source: "BATCH", day: today - 80, share: 0.32 },
    { person: secondLearner, course: course("PYTHON"), source: "SELF", day: today - 90, share: 0.6 },
    { person: secondLearner, course: course("ENG-INTVW"), source: "SELF", day: today - 30, share: 0.1 },
  ];
}

function makeCatalogue(tenant: Tenant, people: DemoPeople): MadeCourse[] {
  const courses = makeCourses(tenant, {
    contents: courseContents,
    categoryIds: makeCategories(tenant, courseContents),
    trainers: people.trainers,
  });
  const staff = [people.trainer, ...people.trainers] as const;
  makeLessons(tenant, { lessons: readLessons(), files: readLessonFiles(), courses, staff });
  makeSpecializations(tenant, specializations, courses);
  makeCurricula(tenant, curricula, people.trainers);
  makeBlogPosts(tenant, blogs, courses);
  return courses;
}

function makeLearning(
  tenant: Tenant,
  people: DemoPeople,
  given: { courses: readonly MadeCourse[]; batches: readonly MadeBatch[] },
): MadeEnrolment[] {
  const published = listPublished(given.courses);
  const enrolments = makeEnrolments(forPurpose(tenant, "enrolments"), {
    fixed: knownEnrolments(people, given.courses, tenant.calendar.today),
    batches: given.batches,
    learners: people.learners,
    courses: published,
    target: 2500,
  });
  const known = enrolments.filter(
    ({ person }) => person === people.learner || person === people.secondLearner,
  );
  const marked = forPurpose(tenant, "assessments");
  makeProgress(forPurpose(tenant, "progress"), enrolments);
  makeLessonProgress(forPurpose(tenant, "lessonProgress"));
  makeDiscussions(forPurpose(tenant, "discussions"), {
    content: discussions,
    courses: given.courses,
    enrolments,
    writers: { learner: people.learner, second: people.secondLearner },
  });
  makeMarks(forPurpose(tenant, "marks"), known);
  makeReviews(forPurpose(tenant, "reviews"), enrolments, { courses: published, count: [9, 28] });
  makeCapitalQuiz(marked, itemAt(known, 0).course);
  const assessments = makeAssessments(marked, published);
  const others = enrolments.filter((enrolment) => !known.includes(enrolment));
  makeAttempts(marked, assessments, { enrolments: others, count: 4 });
  makePassedAttempt(marked, itemAt(assessments, 0), people.learner);
  return enrolments;
}

function makeTalk(tenant: Tenant, people: DemoPeople, batches: readonly MadeBatch[]): void {
  const { random, calendar } = tenant;
  const { learner, secondLearner, trainer, admin, trainers } = people;
  const madeUp = people.learners.slice(2);
  const pairs = random.sample(madeUp, 40).map((person) => [person, random.pick(trainers)] as const);
  const last = lastMoment(calendar.today);
  const messages = makeChat(tenant, {
    content: chatContent,
    lobbyId: makeRoom(tenant, "LOBBY", "LOBBY", null).id,
    lobbyTimes: [last - 150 * daySeconds, last],
    learners: [learner, secondLearner, ...random.sample(madeUp, 120)],
    staff: [admin, ...trainers.slice(0, 8)],
    pairs: [[learner, trainer], [learner, admin], [secondLearner, trainer], ...pairs],
    exchangesOfPair: [1, 3],
    batches,
    messagesOfBatch: [8, 22],
    total: 1500,
    readers: [learner, secondLearner, trainer, admin],
  });
  const kept = messages.filter((message) => message.deletedDate === null && message.userId === trainer.id);
  for (const { id, createdDate } of random.sample(kept, 3)) {
    const { organizationId } = tenant;
    tenant.rows.add("Favourite", {
      organizationId,
      userId: learner.id,
      messageId: id,
      createdAt: createdDate,
    });
  }
}

/** Makes everything of the demo organization but the organization itself. */
export function makeDemoTenant(tenant: Tenant, hashes: ReadonlyMap<string, string>): void {
  const people = makePeople(forPurpose(tenant, "people"), hashes);
  const courses = makeCatalogue(forPurpose(tenant, "catalogue"), people);
  const batches = makeBatches(forPurpose(tenant, "batches"), {
    designs: designDemoBatches(courses),
    holidays: makeHolidays(tenant, nationalHolidays.india),
    learners: people.learners.filter((learner) => learner !== people.secondLearner),
    trainers: people.trainers,
    size: [22, 27],
    places: new Map([[learnerBatchName, people.learner]]),
  });
  const enrolments = makeLearning(tenant, people, { courses, batches });
  makeVisits(forPurpose(tenant, "visits"), enrolments);
  makePlaceRequests(forPurpose(tenant, "requests"), {
    learners: people.learners.slice(2),
    courses: listPublished(courses),
    enrolments,
    count: 4,
  });
  makePayments(forPurpose(tenant, "payments"), {
    enrolments,
    count: 1050,
    prefix: "PAY",
    payer: people.learner,
  });
  makeTalk(forPurpose(tenant, "chat"), people, batches);
  makeGrades(forPurpose(tenant, "grades"), {
    courses: listPublished(courses),
    batches,
    trainer: people.trainer,
  });
  makeCertificates(forPurpose(tenant, "certificates"), { courses, batches, enrolments });
  makeAssignments(forPurpose(tenant, "assignments"), { batches, trainer: people.trainer });
  // Last, so that earlier rows keep their ids.
  const exams = makeExams(forPurpose(tenant, "exams"), listPublished(courses));
  makeExamAttempts(forPurpose(tenant, "exam attempts"), exams, {
    enrolments: enrolments.filter(({ person }) => person !== people.learner),
    trainer: people.trainer,
    count: 6,
    waiting: 4,
  });
}
