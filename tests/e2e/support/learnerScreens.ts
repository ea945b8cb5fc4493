import type { Screen } from "./screens";

/** The course that the demo learner began first; its numbers belong to the demo data. */
const course = "/learner/courses/HTML-CSS/1";

const ownScreens: readonly Screen[] = [
  { name: "My Courses", path: "/learner/courses", heading: /^My Courses$/ },
  { name: "an empty search of My Courses", path: "/learner/dashboard?search=zzzz", heading: /^My Courses$/ },
  { name: "the curricula", path: "/learner/curriculum", heading: /^Curriculum$/ },
  { name: "a curriculum", path: "/learner/curriculum/1", heading: /^TypeScript Migration/ },
  { name: "one's own grades", path: "/learner/grades", heading: /^Grades$/ },
  { name: "one's own certificates", path: "/learner/certificates", heading: /^Certificates$/ },
  { name: "a project", path: "/learner/projects/11", heading: /^Team project: a product page$/ },
  { name: "all assessments", path: "/learner/assessments", heading: /^Assessments$/ },
];

const courseScreens: readonly Screen[] = [
  { name: "the topics of a course", path: `${course}/topics`, heading: /^Topics$/ },
  { name: "the curriculum of a course", path: `${course}/curriculum`, heading: /^Curriculum$/ },
  { name: "the questions of a course", path: `${course}/questions`, heading: /^Questions$/ },
  { name: "the resources of a course", path: `${course}/resources`, heading: /^Resources$/ },
  {
    name: "a marked assignment",
    path: "/learner/courses/JS-CORE/2/assignments/1",
    heading: /^Explain one topic in your own words$/,
  },
  { name: "the assessments of a course", path: `${course}/assessments`, heading: /^Assessments$/ },
];

/** The chat, the blog and what a person is told of. */
const peopleScreens: readonly Screen[] = [
  { name: "the lobby", path: "/chat/1", heading: /\S/ },
  { name: "the favourite messages", path: "/chat/favourites", heading: /^Favourites$/ },
  { name: "the search of messages", path: "/chat/search", heading: /^Search messages$/ },
  { name: "the blog", path: "/blog", heading: /^Blog$/ },
  {
    name: "a post",
    path: "/blog/why-we-teach-sql-before-frameworks",
    heading: /^Why we teach SQL before any framework$/,
  },
  { name: "the notifications", path: "/notifications", heading: /^Notifications$/ },
  {
    name: "the notification settings",
    path: "/users/learner/notifications",
    heading: /^Notification settings$/,
  },
  { name: "the own security", path: "/users/learner/security", heading: /^Security$/ },
];

/** Screens that say only that there is nothing, and those with a second address. */
const plainScreens: readonly Screen[] = [
  { name: "an unknown resource", path: `${course}/resources/0`, heading: /^Resource not found$/ },
  { name: "the assignments of a course", path: `${course}/assignments`, heading: /^Assignments$/ },
  { name: "an assignment that is not there", path: `${course}/assignments/999999`, heading: /^Assignment$/ },
  { name: "an unknown course", path: "/learner/courses/NO-SUCH/0", heading: /^Course not found$/ },
  { name: "an unknown curriculum", path: "/learner/curriculum/0", heading: /^Curriculum not found$/ },
  { name: "an unknown assessment", path: "/learner/assessments/0", heading: /^Assessment not found$/ },
  { name: "an unknown result", path: "/learner/assessments/0/result", heading: /^Result not found$/ },
  { name: "the projects", path: "/learner/projects", heading: /^Projects$/ },
  { name: "a project that is not there", path: "/learner/projects/999999", heading: /^Project$/ },
  { name: "the projects at the top level", path: "/projects", heading: /^Projects$/ },
  { name: "a project at the top level", path: "/projects/999999", heading: /^Project$/ },
  { name: "the assessments at the top level", path: "/assessments", heading: /^Assessments$/ },
  { name: "an unknown shared result", path: "/results/no-such", heading: /^Result not found$/ },
];

/** The screens of a learner that one account can open without changing anything, in parts that run side by side. */
export const learnerScreens: Readonly<Record<string, readonly Screen[]>> = {
  "of one's own": ownScreens,
  "of a course": courseScreens,
  "of talks and news": peopleScreens,
  "without anything": plainScreens,
};

/** The screens whose first load is measured. */
export const measuredLearnerScreens = [...ownScreens, ...courseScreens].filter(({ path }) =>
  ["/learner/courses", `${course}/topics`].includes(path),
);
