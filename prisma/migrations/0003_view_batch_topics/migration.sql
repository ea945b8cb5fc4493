-- The modules and topics of the courses that batches follow, with what the batches store of them. Both are read with the
-- rights of the role that asks, so that the policies of their tables hold. LATERAL with a limit finds the stored row of
-- each topic by its key: the planner takes a batch course for one row, and would read all of its rows for each topic.
-- What is joined to the left is left out by reads that select nothing of it.

CREATE VIEW "BatchTopic" WITH (security_invoker = true) AS
SELECT b."id" || '-' || t."id" AS "id", b."organizationId", b."id" AS "batchCourseId", b."batchId", b."courseId",
  c."title" AS "courseTitle", m."id" AS "moduleId", t."id" AS "topicId", t."name" AS "topicName",
  coalesce(p."status", 'PENDING') AS "status", p."plannedDate", p."startDate", p."completedDate",
  b."startDate" AS "courseStart", m."displayOrder" AS "moduleOrder", t."displayOrder" AS "topicOrder"
FROM "BatchCourse" b
LEFT JOIN "Course" c ON c."organizationId" = b."organizationId" AND c."id" = b."courseId"
JOIN "Module" m ON m."organizationId" = b."organizationId" AND m."courseId" = b."courseId"
JOIN "Topic" t ON t."organizationId" = b."organizationId" AND t."courseId" = b."courseId" AND t."moduleId" = m."id"
LEFT JOIN LATERAL (
  SELECT s."status", s."plannedDate", s."startDate", s."completedDate" FROM "BatchCourseTopic" s
  WHERE s."organizationId" = b."organizationId" AND s."batchId" = b."batchId" AND s."courseId" = b."courseId"
    AND s."topicId" = t."id"
  LIMIT 1
) p ON true;

CREATE VIEW "BatchModule" WITH (security_invoker = true) AS
SELECT b."id" || '-' || m."id" AS "id", b."organizationId", b."id" AS "batchCourseId", m."id" AS "moduleId",
  m."name" AS "moduleName", m."displayOrder" AS "moduleOrder", f."noOfTopics", f."completedTopics", f."plannedTopics"
FROM "BatchCourse" b
JOIN "Module" m ON m."organizationId" = b."organizationId" AND m."courseId" = b."courseId"
LEFT JOIN LATERAL (
  SELECT count(*)::int AS "noOfTopics", count(*) FILTER (WHERE p."status" = 'COMPLETED')::int AS "completedTopics",
    count(p."plannedDate")::int AS "plannedTopics"
  FROM "Topic" t
  LEFT JOIN LATERAL (
    SELECT s."status", s."plannedDate" FROM "BatchCourseTopic" s
    WHERE s."organizationId" = b."organizationId" AND s."batchId" = b."batchId" AND s."courseId" = b."courseId"
      AND s."topicId" = t."id"
    LIMIT 1
  ) p ON true
  WHERE t."organizationId" = b."organizationId" AND t."courseId" = b."courseId" AND t."moduleId" = m."id"
) f ON true;
