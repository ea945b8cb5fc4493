import { everybody, type FieldRow, hidden, nodeNumber, ofTheTenant, query, staffOnly } from "./matrix";

const signedInTenant = { ...ofTheTenant, visitor: "UNAUTHENTICATED" } as const;

/** One row for each type of node of the catalogue: what it reveals to whom, past its root fields. */
const node = (type: string, selection: string, expected: FieldRow["expected"]): FieldRow => ({
  field: `Query.node of a ${type}`,
  document: ({ nodes }) =>
    `{ answer: node(id: "${nodes[type]}") { ... on ${type.replace(/^draft/, "")} { ${selection} } } }`,
  expected,
});

/** Courses, curricula, specializations, categories, resources and posts. */
export const fields: FieldRow[] = [
  node("PlaceRequest", "createdAt user { name }", { ...staffOnly, other: "nothing" }),
  query("courses", "courses(first: 100) { nodes { code } }", everybody),
  query(
    "courses that are drafts",
    ({ draft }) => `courses(search: "${draft.code}") { nodes { title } }`,
    hidden,
  ),
  query("courseMatches", "courseMatches { code }", everybody),
  query(
    "courseMatches that are drafts",
    ({ draft }) => `courseMatches(search: "${draft.code}") { title }`,
    hidden,
  ),
  query("specializationMatches", 'specializationMatches(search: "made spec") { name }', ofTheTenant),
  query("blogPostMatches", 'blogPostMatches(search: "made post") { title }', ofTheTenant),
  query("blogPostMatches that are drafts", 'blogPostMatches(search: "heliotrope draft") { title }', hidden),
  query(
    "specialization with courses to add",
    ({ specialization }) => `specialization(databaseId: ${specialization}) { assignableCourses { code } }`,
    staffOnly,
  ),
  query("course", ({ published }) => `course(databaseId: ${published.id}) { title }`, ofTheTenant),
  query("course that is a draft", ({ draft }) => `course(databaseId: ${draft.id}) { title }`, hidden),
  query(
    "course with its users",
    ({ published }) => `course(databaseId: ${published.id}) { enrolledUsers { nodes { email } } }`,
    staffOnly,
  ),
  query(
    "course with its instructions",
    ({ published }) => `course(databaseId: ${published.id}) { instructions { nodes { kind } } }`,
    signedInTenant,
  ),
  query(
    "course with its questions",
    ({ published }) => `course(databaseId: ${published.id}) { modules { questions { title } } }`,
    signedInTenant,
  ),
  query("courseByCode", ({ published }) => `courseByCode(code: "${published.code}") { title }`, ofTheTenant),
  query("courseByCode of a draft", ({ draft }) => `courseByCode(code: "${draft.code}") { title }`, hidden),
  query(
    "courseByAddress",
    ({ published }) => `courseByAddress(address: "${published.title}") { title }`,
    ofTheTenant,
  ),
  query(
    "courseByAddress of a draft",
    ({ draft }) => `courseByAddress(address: "${draft.id}") { title }`,
    hidden,
  ),
  query("curricula", "curricula(first: 100) { nodes { title } }", ofTheTenant),
  query("curriculum", ({ curriculum }) => `curriculum(databaseId: ${curriculum}) { title }`, ofTheTenant),
  query(
    "curriculum that is a draft",
    ({ draftCurriculum }) => `curriculum(databaseId: ${draftCurriculum}) { title }`,
    hidden,
  ),
  query("categories", "categories { nodes { name } }", { ...everybody, other: "yes" }),
  query("category", (rows) => `category(databaseId: ${nodeNumber(rows, "Category")}) { name }`, ofTheTenant),
  query("specializations", "specializations { nodes { courses { course { code } } } }", everybody),
  query(
    "specializations of DEMO",
    ({ organization }) => `specializations(orgCode: "${organization.code}") { nodes { name } }`,
    ofTheTenant,
  ),
  query(
    "specialization",
    ({ specialization }) => `specialization(databaseId: ${specialization}) { name }`,
    ofTheTenant,
  ),
  query("blogPosts", "blogPosts { nodes { title } }", { ...everybody, other: "yes" }),
  query("blogPost", ({ post }) => `blogPost(slug: "${post.slug}") { title }`, ofTheTenant),
  query(
    "blogPost that is a draft",
    ({ draftPost }) => `blogPost(slug: "${draftPost.slug}") { title }`,
    hidden,
  ),
  query(
    "blogPostToEdit",
    ({ draftPost }) => `blogPostToEdit(databaseId: ${draftPost.id}) { title }`,
    staffOnly,
  ),
  node("Course", "title", ofTheTenant),
  node("Module", "name", ofTheTenant),
  node("Topic", "name", ofTheTenant),
  node("Category", "name", ofTheTenant),
  node("Specialization", "name", ofTheTenant),
  node("BlogPost", "title", ofTheTenant),
  node("draftBlogPost", "title", hidden),
  node("Curriculum", "title", ofTheTenant),
  node("CurriculumModule", "name", ofTheTenant),
  node("CurriculumTopic", "name", ofTheTenant),
  node("Resource", "name", ofTheTenant),
  query(
    "node of a Resource's address",
    ({ nodes }) => `node(id: "${nodes["Resource"]}") { ... on Resource { url } }`,
    signedInTenant,
  ),
  node("Question", "title", { ...ofTheTenant, visitor: "nothing" }),
  node("CurriculumQuestion", "title", { ...ofTheTenant, visitor: "nothing" }),
  node("Instruction", "instruction", signedInTenant),
  node("draftCourse", "title", hidden),
  node("draftModule", "name", hidden),
  node("draftTopic", "name", hidden),
  node("draftQuestion", "title", hidden),
  node("draftResource", "url", hidden),
  node("draftCurriculum", "title", hidden),
  node("draftInstruction", "instruction", hidden),
];
