import { type EntryRow, nodeNumber, row, statuses } from "./matrix";

const open = statuses(200, 200, 200, 200);
const ofTheTenant = statuses(200, 200, 200, 404);
const hidden = statuses(404, 404, 200, 404);
const signedIn = statuses(401, 200, 200, 404);
const staff = statuses(401, 403, 200, 404);
const invalid = statuses(400, 400, 400, 400);

/** Every entry of the REST tables. */
export const entries: EntryRow[] = [
  row("POST auth/login", () => "auth/login", invalid, {}),
  row("POST auth/token", () => "auth/token", statuses(401, 401, 401, 401), {}),
  row("POST auth/register", () => "auth/register", invalid, {}),
  row("POST auth/forgot-password", () => "auth/forgot-password", invalid, {}),
  row("POST auth/reset-password", () => "auth/reset-password", invalid, {}),
  row("POST auth/logout", () => "auth/logout", statuses(401, 204, 204, 204)),
  row("GET users/me", () => "users/me", statuses(401, 200, 200, 200)),
  row("GET assets/settings", () => "assets/settings", open),
  row("GET organizations/code/{code}", ({ organization }) => `organizations/code/${organization.code}`, open),
  row("GET organizations/{id}", ({ organization }) => `organizations/${organization.id}`, staff),
  row("GET courses", () => "courses", open),
  row("GET courses/code/{code}", ({ published }) => `courses/code/${published.code}`, ofTheTenant),
  row("GET courses/code/{code} of a draft", ({ draft }) => `courses/code/${draft.code}`, hidden),
  row("GET courses/{id}", ({ published }) => `courses/${published.id}`, ofTheTenant),
  row("GET courses/{id} of a draft", ({ draft }) => `courses/${draft.id}`, hidden),
  row("GET courses/{id}/instructions", ({ published }) => `courses/${published.id}/instructions`, signedIn),
  row("GET courses/{id}/instructions of a draft", ({ draft }) => `courses/${draft.id}/instructions`, hidden),
  row("GET courses/{id}/users", ({ published }) => `courses/${published.id}/users`, staff),
  row("GET courses/{id}/resources", ({ published }) => `courses/${published.id}/resources`, signedIn),
  row(
    "GET resources/course/{id}/{resourceId}",
    ({ published, resource }) => `resources/course/${published.id}/${resource}`,
    signedIn,
  ),
  row(
    "GET courses/{title}/questions",
    ({ published }) => `courses/${encodeURIComponent(published.title)}/questions`,
    signedIn,
  ),
  row("GET resources/course/{courseId}", ({ published }) => `resources/course/${published.id}`, signedIn),
  row(
    "GET usercourses/users/{userId}",
    ({ learner }) => `usercourses/users/${learner.id}`,
    statuses(401, 200, 200, 200),
  ),
  row(
    "GET usercourses/users/{userId} of another",
    ({ staff: { id } }) => `usercourses/users/${id}`,
    statuses(401, 403, 200, 200),
  ),
  row("POST usercoursetopics", () => "usercoursetopics", statuses(401, 404, 404, 404), {
    topicId: 1,
    courseId: 999999,
    status: "COMPLETED",
  }),
  row(
    "GET usercoursetopics/users/{userId}/courses/{courseId}/topics",
    ({ learner, published }) => `usercoursetopics/users/${learner.id}/courses/${published.id}/topics`,
    signedIn,
  ),
  row(
    "GET usercoursetopics/users/{userId}/courses/{courseId}/topics of another",
    ({ staff: { id }, published }) => `usercoursetopics/users/${id}/courses/${published.id}/topics`,
    statuses(401, 403, 404, 404),
  ),
  row("GET v1/batches", () => "v1/batches", statuses(401, 200, 200, 200)),
  row("GET specializations", () => "specializations", open),
  row("GET specializations/{id}", ({ specialization }) => `specializations/${specialization}`, ofTheTenant),
  row(
    "GET specializations/{id}/courses",
    ({ specialization }) => `specializations/${specialization}/courses`,
    ofTheTenant,
  ),
  row("GET curriculum", () => "curriculum", open),
  row("GET curriculum/{id}", ({ curriculum }) => `curriculum/${curriculum}`, ofTheTenant),
  row("GET curriculum/{id} of a draft", ({ draftCurriculum }) => `curriculum/${draftCurriculum}`, hidden),
  row(
    "GET curriculum/{id}/instructions",
    ({ curriculum }) => `curriculum/${curriculum}/instructions`,
    signedIn,
  ),
  row("GET categories", () => "categories", open),
  row("GET categories/{id}", (rows) => `categories/${nodeNumber(rows, "Category")}`, ofTheTenant),
  row("GET blogs", () => "blogs", open),
  row("GET data/1.json", () => "data/1.json", open),
  row(
    "GET data/{title}.json",
    ({ published }) => `data/${encodeURIComponent(published.title.toLowerCase())}.json`,
    ofTheTenant,
  ),
  row(
    "GET data/{title}.json of a draft",
    ({ draft }) => `data/${encodeURIComponent(draft.title)}.json`,
    hidden,
  ),
  row(
    "GET data/questions/{title}_question.json",
    ({ published }) => `data/questions/${encodeURIComponent(published.title)}_question.json`,
    signedIn,
  ),
  row(
    "GET data/blog/{title}_blog.json",
    ({ published }) => `data/blog/${encodeURIComponent(published.title)}_blog.json`,
    open,
  ),
];
