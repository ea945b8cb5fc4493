/** A read. Every server returns the same JSON for it, which is checked before anything is measured. */
export interface Operation {
  /** Undefined for a read without a database, whose response is fixed. */
  sql: string | undefined;
  sqlValues: readonly (number | string)[];
  document: string;
  variables: Readonly<Record<string, unknown>>;
  as: "visitor" | "learner" | "admin";
}

/** The rows that are read, found when the database was made. */
export interface Places {
  organizationId: number;
  courseId: number;
  learnerId: number;
  batchId: number;
}

export const operationNames = ["typename", "list", "detail", "learner", "table", "batch"] as const;
export type OperationName = (typeof operationNames)[number];

const cardColumns = `'databaseId', c.id, 'code', c.code, 'title', c.title, 'imageUrl', c."imageUrl",
  'duration', c.duration, 'level', c.level, 'rating', r.rating, 'reviewCount', coalesce(r.reviews, 0),
  'trainerName', t.name, 'authorName', c."authorName", 'price', c.price`;

const cardJoins = `LEFT JOIN "User" t ON t."organizationId" = c."organizationId" AND t.id = c."trainerId"
  LEFT JOIN LATERAL (SELECT round(avg(rating), 1)::float AS rating, count(*)::int AS reviews FROM "Review"
    WHERE "organizationId" = c."organizationId" AND "courseId" = c.id) r ON true`;

const cardFields =
  "databaseId code title imageUrl duration level rating reviewCount trainerName authorName price";

const listSql = `SELECT json_build_object('data', json_build_object('courses', json_build_object(
  'totalCount', (SELECT count(*) FROM "Course" WHERE "organizationId" = $1 AND status = 'PUBLISHED'),
  'nodes', (SELECT coalesce(json_agg(json_build_object(${cardColumns}) ORDER BY c.title, c.id), '[]')
    FROM (SELECT * FROM "Course" WHERE "organizationId" = $1 AND status = 'PUBLISHED'
      ORDER BY title, id LIMIT 24) c ${cardJoins}))))::text AS answer`;

const outline = (topicColumns: string, topicJoin = "") => `(SELECT coalesce(json_agg(json_build_object(
    'name', m.name, 'topics', (SELECT coalesce(json_agg(json_build_object(${topicColumns})
      ORDER BY p."displayOrder", p.id), '[]') FROM "Topic" p ${topicJoin}
      WHERE p."organizationId" = m."organizationId" AND p."courseId" = m."courseId" AND p."moduleId" = m.id))
    ORDER BY m."displayOrder", m.id), '[]')
  FROM "Module" m WHERE m."organizationId" = c."organizationId" AND m."courseId" = c.id)`;

const topicCount = (alias: string) =>
  `(SELECT count(*)::int FROM "Topic" WHERE "organizationId" = ${alias}."organizationId" AND "courseId" = ${alias}.id)`;

const detailSql = `SELECT json_build_object('data', json_build_object('course', json_build_object(
  ${cardColumns}, 'description', c.description, 'objectives', c.objectives,
  'moduleCount', (SELECT count(*)::int FROM "Module"
    WHERE "organizationId" = c."organizationId" AND "courseId" = c.id),
  'topicCount', ${topicCount("c")}, 'category', json_build_object('name', k.name),
  'modules', ${outline(`'databaseId', p.id, 'name', p.name`)})))::text AS answer
  FROM "Course" c JOIN "Category" k ON k."organizationId" = c."organizationId" AND k.id = c."categoryId"
  ${cardJoins} WHERE c."organizationId" = $1 AND c.id = $2 AND c.status = 'PUBLISHED'`;

const learnerSql = `SELECT json_build_object('data', json_build_object('course', json_build_object(
  'databaseId', c.id, 'title', c.title, 'topicCount', ${topicCount("c")},
  'viewerEnrolment', (SELECT json_build_object('databaseId', e.id, 'source', e.source) FROM "Enrolment" e
    WHERE e."organizationId" = c."organizationId" AND e."courseId" = c.id AND e."userId" = $3),
  'modules', ${outline(
    `'databaseId', p.id, 'name', p.name, 'status', coalesce(s.status, 'PENDING')`,
    `LEFT JOIN "TopicProgress" s ON s."organizationId" = p."organizationId" AND s."userId" = $3
      AND s."courseId" = p."courseId" AND s."topicId" = p.id`,
  )})))::text AS answer
  FROM "Course" c WHERE c."organizationId" = $1 AND c.id = $2 AND c.status = 'PUBLISHED'`;

const tableSql = `SELECT json_build_object('data', json_build_object('payments', json_build_object(
  'totalCount', (SELECT count(*) FROM "Payment" WHERE "organizationId" = $1),
  'nodes', (SELECT coalesce(json_agg(json_build_object('databaseId', p.id, 'reference', p.reference,
      'amount', p.amount, 'transactionDate', p."transactionDate", 'paymentMethod', p."paymentMethod",
      'status', p.status, 'comments', p.comments, 'user', json_build_object('databaseId', u.id, 'name', u.name))
      ORDER BY p."transactionDate" DESC NULLS LAST, p.id DESC), '[]')
    FROM (SELECT * FROM "Payment" WHERE "organizationId" = $1
      ORDER BY "transactionDate" DESC NULLS LAST, id DESC LIMIT 25) p
    JOIN "User" u ON u."organizationId" = p."organizationId" AND u.id = p."userId"))))::text AS answer`;

const batchSql = `SELECT json_build_object('data', json_build_object('batch', json_build_object(
  'databaseId', b.id, 'name', b.name, 'topics', (SELECT coalesce(json_agg(json_build_object('databaseId', t.id,
      'topicName', t.name, 'courseName', c.title, 'status', coalesce(p.status, 'PENDING'),
      'plannedDate', p."plannedDate", 'completedDate', p."completedDate",
      'delayed', coalesce(coalesce(p.status, 'PENDING') = 'PENDING' AND p."plannedDate" < $3::date, false))
      ORDER BY s."startDate", s.id, m."displayOrder", m.id, t."displayOrder", t.id), '[]')
    FROM "BatchCourse" s JOIN "Course" c ON c."organizationId" = s."organizationId" AND c.id = s."courseId"
    JOIN "Module" m ON m."organizationId" = s."organizationId" AND m."courseId" = s."courseId"
    JOIN "Topic" t ON t."organizationId" = m."organizationId" AND t."courseId" = m."courseId" AND t."moduleId" = m.id
    LEFT JOIN "BatchCourseTopic" p ON p."organizationId" = s."organizationId" AND p."batchId" = s."batchId"
      AND p."courseId" = s."courseId" AND p."topicId" = t.id
    WHERE s."organizationId" = b."organizationId" AND s."batchId" = b.id))))::text AS answer
  FROM "Batch" b WHERE b."organizationId" = $1 AND b.id = $2`;

export const listOperations = ({
  organizationId,
  courseId,
  learnerId,
  batchId,
}: Places): Record<OperationName, Operation> => ({
  typename: {
    sql: undefined,
    sqlValues: [],
    document: "query Typename { __typename }",
    variables: {},
    as: "visitor",
  },
  list: {
    sql: listSql,
    sqlValues: [organizationId],
    document: `query List { courses(first: 24) { totalCount nodes { ${cardFields} } } }`,
    variables: {},
    as: "visitor",
  },
  detail: {
    sql: detailSql,
    sqlValues: [organizationId, courseId],
    document: `query Detail($id: Int!) { course(databaseId: $id) { ${cardFields} description objectives
      moduleCount topicCount category { name } modules { name topics { databaseId name } } } }`,
    variables: { id: courseId },
    as: "visitor",
  },
  learner: {
    sql: learnerSql,
    sqlValues: [organizationId, courseId, learnerId],
    document: `query Learner($id: Int!) { course(databaseId: $id) { databaseId title topicCount
      viewerEnrolment { databaseId source } modules { name topics { databaseId name status } } } }`,
    variables: { id: courseId },
    as: "learner",
  },
  table: {
    sql: tableSql,
    sqlValues: [organizationId],
    document: `query Table { payments(first: 25) { totalCount nodes { databaseId reference amount transactionDate
      paymentMethod status comments user { databaseId name } } } }`,
    variables: {},
    as: "admin",
  },
  batch: {
    sql: batchSql,
    sqlValues: [organizationId, batchId, new Date().toISOString().slice(0, 10)],
    document: `query Batch($id: Int!) { batch(databaseId: $id) { databaseId name topics { databaseId topicName
      courseName status plannedDate completedDate delayed } } }`,
    variables: { id: batchId },
    as: "admin",
  },
});
