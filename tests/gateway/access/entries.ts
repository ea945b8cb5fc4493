import { type EntryRow, nodeNumber, statuses } from "./matrix";

const open = statuses(200, 200, 200, 200);
const ofTheTenant = statuses(200, 200, 200, 404);
const hidden = statuses(404, 404, 200, 404);
const signedIn = statuses(401, 200, 200, 404);
const staff = statuses(401, 403, 200, 404);
const invalid = statuses(400, 400, 400, 400);

/** Every entry of the REST tables. */
export const entries: EntryRow[] = [
  { entry: "POST auth/login", path: () => "auth/login", body: () => ({}), expected: invalid },
  {
    entry: "POST auth/token",
    path: () => "auth/token",
    body: () => ({}),
    expected: statuses(401, 401, 401, 401),
  },
  { entry: "POST auth/register", path: () => "auth/register", body: () => ({}), expected: invalid },
  { entry: "POST auth/logout", path: () => "auth/logout", expected: statuses(401, 204, 204, 204) },
  { entry: "GET users/me", path: () => "users/me", expected: statuses(401, 200, 200, 200) },
  { entry: "GET assets/settings", path: () => "assets/settings", expected: open },
  {
    entry: "GET organizations/code/{code}",
    path: ({ organization }) => `organizations/code/${organization.code}`,
    expected: open,
  },
  {
    entry: "GET organizations/{id}",
    path: ({ organization }) => `organizations/${organization.id}`,
    expected: staff,
  },
  { entry: "GET courses", path: () => "courses", expected: open },
  {
    entry: "GET courses/code/{code}",
    path: ({ published }) => `courses/code/${published.code}`,
    expected: ofTheTenant,
  },
  {
    entry: "GET courses/code/{code} of a draft",
    path: ({ draft }) => `courses/code/${draft.code}`,
    expected: hidden,
  },
  { entry: "GET courses/{id}", path: ({ published }) => `courses/${published.id}`, expected: ofTheTenant },
  { entry: "GET courses/{id} of a draft", path: ({ draft }) => `courses/${draft.id}`, expected: hidden },
  {
    entry: "GET courses/{id}/instructions",
    path: ({ published }) => `courses/${published.id}/instructions`,
    expected: signedIn,
  },
  {
    entry: "GET courses/{id}/instructions of a draft",
    path: ({ draft }) => `courses/${draft.id}/instructions`,
    expected: hidden,
  },
  {
    entry: "GET courses/{id}/users",
    path: ({ published }) => `courses/${published.id}/users`,
    expected: staff,
  },
  {
    entry: "GET courses/{id}/resources",
    path: ({ published }) => `courses/${published.id}/resources`,
    expected: signedIn,
  },
  {
    entry: "GET resources/course/{id}/{resourceId}",
    path: ({ published, resource }) => `resources/course/${published.id}/${resource}`,
    expected: signedIn,
  },
  {
    entry: "GET courses/{title}/questions",
    path: ({ published }) => `courses/${encodeURIComponent(published.title)}/questions`,
    expected: signedIn,
  },
  {
    entry: "GET resources/course/{courseId}",
    path: ({ published }) => `resources/course/${published.id}`,
    expected: signedIn,
  },
  {
    entry: "GET usercourses/users/{userId}",
    path: ({ learner }) => `usercourses/users/${learner.id}`,
    expected: statuses(401, 200, 200, 200),
  },
  {
    entry: "GET usercourses/users/{userId} of another",
    path: ({ staff: { id } }) => `usercourses/users/${id}`,
    expected: statuses(401, 403, 200, 200),
  },
  {
    entry: "POST usercoursetopics",
    path: () => "usercoursetopics",
    body: () => ({ topicId: 1, courseId: 999999, status: "COMPLETED" }),
    expected: statuses(401, 404, 404, 404),
  },
  {
    entry: "GET usercoursetopics/users/{userId}/courses/{courseId}/topics",
    path: ({ learner, published }) => `usercoursetopics/users/${learner.id}/courses/${published.id}/topics`,
    expected: signedIn,
  },
  {
    entry: "GET usercoursetopics/users/{userId}/courses/{courseId}/topics of another",
    path: ({ staff: { id }, published }) => `usercoursetopics/users/${id}/courses/${published.id}/topics`,
    expected: statuses(401, 403, 404, 404),
  },
  { entry: "GET v1/batches", path: () => "v1/batches", expected: statuses(401, 200, 200, 200) },
  { entry: "GET specializations", path: () => "specializations", expected: open },
  {
    entry: "GET specializations/{id}",
    path: ({ specialization }) => `specializations/${specialization}`,
    expected: ofTheTenant,
  },
  {
    entry: "GET specializations/{id}/courses",
    path: ({ specialization }) => `specializations/${specialization}/courses`,
    expected: ofTheTenant,
  },
  { entry: "GET curriculum", path: () => "curriculum", expected: open },
  {
    entry: "GET curriculum/{id}",
    path: ({ curriculum }) => `curriculum/${curriculum}`,
    expected: ofTheTenant,
  },
  {
    entry: "GET curriculum/{id} of a draft",
    path: ({ draftCurriculum }) => `curriculum/${draftCurriculum}`,
    expected: hidden,
  },
  {
    entry: "GET curriculum/{id}/instructions",
    path: ({ curriculum }) => `curriculum/${curriculum}/instructions`,
    expected: signedIn,
  },
  { entry: "GET categories", path: () => "categories", expected: open },
  {
    entry: "GET categories/{id}",
    path: (rows) => `categories/${nodeNumber(rows, "Category")}`,
    expected: ofTheTenant,
  },
  { entry: "GET blogs", path: () => "blogs", expected: open },
  { entry: "GET data/1.json", path: () => "data/1.json", expected: open },
  {
    entry: "GET data/{title}.json",
    path: ({ published }) => `data/${encodeURIComponent(published.title.toLowerCase())}.json`,
    expected: ofTheTenant,
  },
  {
    entry: "GET data/{title}.json of a draft",
    path: ({ draft }) => `data/${encodeURIComponent(draft.title)}.json`,
    expected: hidden,
  },
  {
    entry: "GET data/questions/{title}_question.json",
    path: ({ published }) => `data/questions/${encodeURIComponent(published.title)}_question.json`,
    expected: signedIn,
  },
  {
    entry: "GET data/blog/{title}_blog.json",
    path: ({ published }) => `data/blog/${encodeURIComponent(published.title)}_blog.json`,
    expected: open,
  },
];
