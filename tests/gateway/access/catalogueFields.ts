import { everybody, type FieldRow, hidden, nodeNumber, ofTheTenant, staffOnly } from "./matrix";

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
  {
    field: "Query.courses",
    document: () => "{ answer: courses(first: 100) { nodes { code } } }",
    expected: everybody,
  },
  {
    field: "Query.courses that are drafts",
    document: ({ draft }) => `{ answer: courses(search: "${draft.code}") { nodes { title } } }`,
    expected: hidden,
  },
  {
    field: "Query.courseMatches",
    document: () => "{ answer: courseMatches { code } }",
    expected: everybody,
  },
  {
    field: "Query.courseMatches that are drafts",
    document: ({ draft }) => `{ answer: courseMatches(search: "${draft.code}") { title } }`,
    expected: hidden,
  },
  {
    field: "Query.specializationMatches",
    document: () => `{ answer: specializationMatches(search: "made spec") { name } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.blogPostMatches",
    document: () => `{ answer: blogPostMatches(search: "made post") { title } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.blogPostMatches that are drafts",
    document: () => `{ answer: blogPostMatches(search: "heliotrope draft") { title } }`,
    expected: hidden,
  },
  {
    field: "Query.specialization with courses to add",
    document: ({ specialization }) =>
      `{ answer: specialization(databaseId: ${specialization}) { assignableCourses { code } } }`,
    expected: staffOnly,
  },
  {
    field: "Query.course",
    document: ({ published }) => `{ answer: course(databaseId: ${published.id}) { title } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.course that is a draft",
    document: ({ draft }) => `{ answer: course(databaseId: ${draft.id}) { title } }`,
    expected: hidden,
  },
  {
    field: "Query.course with its users",
    document: ({ published }) =>
      `{ answer: course(databaseId: ${published.id}) { enrolledUsers { nodes { email } } } }`,
    expected: staffOnly,
  },
  {
    field: "Query.course with its instructions",
    document: ({ published }) =>
      `{ answer: course(databaseId: ${published.id}) { instructions { nodes { kind } } } }`,
    expected: signedInTenant,
  },
  {
    field: "Query.course with its questions",
    document: ({ published }) =>
      `{ answer: course(databaseId: ${published.id}) { modules { questions { title } } } }`,
    expected: signedInTenant,
  },
  {
    field: "Query.courseByCode",
    document: ({ published }) => `{ answer: courseByCode(code: "${published.code}") { title } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.courseByCode of a draft",
    document: ({ draft }) => `{ answer: courseByCode(code: "${draft.code}") { title } }`,
    expected: hidden,
  },
  {
    field: "Query.courseByAddress",
    document: ({ published }) => `{ answer: courseByAddress(address: "${published.title}") { title } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.courseByAddress of a draft",
    document: ({ draft }) => `{ answer: courseByAddress(address: "${draft.id}") { title } }`,
    expected: hidden,
  },
  {
    field: "Query.curricula",
    document: () => "{ answer: curricula(first: 100) { nodes { title } } }",
    expected: ofTheTenant,
  },
  {
    field: "Query.curriculum",
    document: ({ curriculum }) => `{ answer: curriculum(databaseId: ${curriculum}) { title } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.curriculum that is a draft",
    document: ({ draftCurriculum }) => `{ answer: curriculum(databaseId: ${draftCurriculum}) { title } }`,
    expected: hidden,
  },
  {
    field: "Query.categories",
    document: () => "{ answer: categories { nodes { name } } }",
    expected: { ...everybody, other: "yes" },
  },
  {
    field: "Query.category",
    document: (rows) => `{ answer: category(databaseId: ${nodeNumber(rows, "Category")}) { name } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.specializations",
    document: () => `{ answer: specializations { nodes { courses { course { code } } } } }`,
    expected: everybody,
  },
  {
    field: "Query.specializations of DEMO",
    document: ({ organization }) =>
      `{ answer: specializations(orgCode: "${organization.code}") { nodes { name } } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.specialization",
    document: ({ specialization }) => `{ answer: specialization(databaseId: ${specialization}) { name } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.blogPosts",
    document: () => "{ answer: blogPosts { nodes { title } } }",
    expected: { ...everybody, other: "yes" },
  },
  {
    field: "Query.blogPost",
    document: ({ post }) => `{ answer: blogPost(slug: "${post.slug}") { title } }`,
    expected: ofTheTenant,
  },
  {
    field: "Query.blogPost that is a draft",
    document: ({ draftPost }) => `{ answer: blogPost(slug: "${draftPost.slug}") { title } }`,
    expected: hidden,
  },
  {
    field: "Query.blogPostToEdit",
    document: ({ draftPost }) => `{ answer: blogPostToEdit(databaseId: ${draftPost.id}) { title } }`,
    expected: staffOnly,
  },
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
  {
    field: "Query.node of a Resource's address",
    document: ({ nodes }) => `{ answer: node(id: "${nodes["Resource"]}") { ... on Resource { url } } }`,
    expected: signedInTenant,
  },
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
