import type { Pool } from "pg";

/** The part of the schema that the peers implement. */
export const peerSchema = /* GraphQL */ `
  type Query { courses(first: Int!): Courses! course(databaseId: Int!): Course }
  type Courses { totalCount: Int! nodes: [Course!]! }
  type Category { name: String! }
  type Topic { databaseId: Int! name: String! }
  type Module { databaseId: Int! name: String! topics: [Topic!]! }
  type Course {
    databaseId: Int! code: String! title: String! description: String! imageUrl: String duration: Int!
    level: String! rating: Float reviewCount: Int! trainerName: String authorName: String price: Int
    objectives: [String!]! moduleCount: Int! topicCount: Int! category: Category! modules: [Module!]!
  }
`;

interface Wanted {
  organizationId: number;
  first?: number;
  databaseId?: number;
}

interface CourseRow {
  databaseId: number;
  categoryName: string;
}

const courseSql = (
  narrowed: string,
) => `SELECT c.id AS "databaseId", c.code, c.title, c.description, c."imageUrl",
    c.duration, c.level, c.price, c."authorName", c.objectives, t.name AS "trainerName", k.name AS "categoryName",
    r.rating, coalesce(r.reviews, 0) AS "reviewCount",
    (SELECT count(*)::int FROM "Module" m WHERE m."courseId" = c.id) AS "moduleCount",
    (SELECT count(*)::int FROM "Topic" p WHERE p."courseId" = c.id) AS "topicCount"
  FROM (SELECT * FROM "Course" WHERE "organizationId" = $1 AND status = 'PUBLISHED' ${narrowed}) c
  JOIN "Category" k ON k.id = c."categoryId" LEFT JOIN "User" t ON t.id = c."trainerId"
  LEFT JOIN LATERAL (SELECT round(avg(rating), 1)::float AS rating, count(*)::int AS reviews FROM "Review"
    WHERE "organizationId" = c."organizationId" AND "courseId" = c.id) r ON true ORDER BY c.title, c.id`;

/** Published courses: the first of the list, or the one with an id. */
export async function readCourses(pool: Pool, { organizationId, first, databaseId }: Wanted) {
  const isOne = databaseId !== undefined;
  const { rows } = await pool.query<CourseRow>({
    name: isOne ? "course" : "courses",
    text: courseSql(isOne ? "AND id = $2" : "ORDER BY title, id LIMIT $2"),
    values: [organizationId, isOne ? databaseId : first],
  });
  return rows.map(({ categoryName, ...row }) => ({ ...row, category: { name: categoryName } }));
}

/** The total of published courses. */
export async function readTotal(pool: Pool, organizationId: number): Promise<number> {
  const text = `SELECT count(*)::int AS total FROM "Course" WHERE "organizationId" = $1 AND status = 'PUBLISHED'`;
  const { rows } = await pool.query<{ total: number }>({ name: "total", text, values: [organizationId] });
  return rows[0]?.total ?? 0;
}

interface Part {
  parentId: number;
  databaseId: number;
  name: string;
}

const grouped = (rows: readonly Part[], parents: readonly number[]) =>
  parents.map((parent) => rows.filter(({ parentId }) => parentId === parent));

/** The modules of many courses. */
export async function readModules(pool: Pool, courseIds: readonly number[]) {
  const text = `SELECT "courseId" AS "parentId", id AS "databaseId", name FROM "Module" WHERE "courseId" = ANY($1)
    ORDER BY "displayOrder", id`;
  const { rows } = await pool.query<Part>({ name: "modules", text, values: [courseIds] });
  return grouped(rows, courseIds);
}

/** The topics of many modules. */
export async function readTopics(pool: Pool, moduleIds: readonly number[]) {
  const text = `SELECT "moduleId" AS "parentId", id AS "databaseId", name FROM "Topic" WHERE "moduleId" = ANY($1)
    ORDER BY "displayOrder", id`;
  const { rows } = await pool.query<Part>({ name: "topics", text, values: [moduleIds] });
  return grouped(rows, moduleIds);
}
