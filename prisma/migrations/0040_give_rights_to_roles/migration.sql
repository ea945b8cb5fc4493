-- AlterTable
ALTER TABLE "Role" ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "rights" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- The shipped roles of each organization, with what they may do. ADMIN may do everything, whatever is stored.
SELECT set_config('app.owner', 'on', true);

INSERT INTO "Role" ("organizationId", "name", "description", "rights")
SELECT o."id", shipped."name", shipped."description", shipped."rights"::jsonb
FROM "Organization" o CROSS JOIN (VALUES
  ('ADMIN', 'Runs the organization: every right, always.', '{}'),
  ('COORDINATOR', 'Runs batches, courses and payments, without settings and staff accounts.', '{
    "courses.read": "ALL", "courses.write": "ALL", "courses.import": "ALL", "lessons.write": "ALL",
    "lessons.moderate": "ALL", "questions.write": "ALL", "resources.write": "ALL",
    "curricula.read": "ALL", "curricula.write": "ALL", "categories.write": "ALL",
    "specializations.write": "ALL", "generation.use": "ALL", "files.read": "ALL", "blogs.write": "ALL",
    "assessments.write": "ALL", "assignments.write": "ALL", "rubrics.write": "ALL",
    "users.read": "ALL", "users.manage": "ALL", "invitations.manage": "ALL", "enrolments.write": "ALL",
    "batches.read": "ALL", "batches.write": "ALL", "batches.plan": "ALL", "payments.read": "ALL",
    "payments.write": "ALL", "announcements.write": "ALL", "assessments.results": "ALL",
    "submissions.mark": "ALL", "grades.read": "ALL", "grades.write": "ALL",
    "certificates.manage": "ALL", "certificates.issue": "ALL", "chat.moderate": "ALL"
  }'),
  ('AUTHOR', 'Writes courses, lessons and assessments.', '{
    "courses.read": "ALL", "courses.write": "ALL", "courses.import": "ALL", "lessons.write": "ALL",
    "lessons.moderate": "ALL", "questions.write": "ALL", "resources.write": "ALL",
    "curricula.read": "ALL", "curricula.write": "ALL", "categories.write": "ALL",
    "specializations.write": "ALL", "generation.use": "ALL", "files.read": "ALL", "blogs.write": "ALL",
    "assessments.write": "ALL", "assignments.write": "ALL", "rubrics.write": "ALL"
  }'),
  ('TRAINER', 'Teaches: what belongs to the batches and courses that the person teaches.', '{
    "curricula.read": "ALL", "files.read": "ALL", "generation.use": "ALL", "rubrics.write": "ALL",
    "users.read": "OWN", "batches.read": "OWN", "batches.plan": "OWN", "courses.read": "OWN",
    "lessons.write": "OWN", "lessons.moderate": "OWN", "questions.write": "OWN",
    "resources.write": "OWN", "announcements.write": "OWN", "assessments.write": "OWN",
    "assessments.results": "OWN", "assignments.write": "OWN", "submissions.mark": "OWN",
    "grades.read": "OWN", "grades.write": "OWN", "certificates.issue": "OWN"
  }'),
  ('FINANCE', 'Records payments and follows what is due.', '{"payments.read": "ALL", "payments.write": "ALL", "users.read": "ALL"}'),
  ('SUPPORT', 'Helps learners: accounts, invitations and enrolments.', '{
    "users.read": "ALL", "users.manage": "ALL", "invitations.manage": "ALL", "enrolments.write": "ALL",
    "batches.read": "ALL", "courses.read": "ALL", "lessons.moderate": "ALL", "chat.moderate": "ALL",
    "payments.read": "ALL"
  }'),
  ('LEARNER', 'Learns. The courses and batches of the person decide what is open.', '{}')
) AS shipped ("name", "description", "rights")
ON CONFLICT ("organizationId", "name")
DO UPDATE SET "description" = EXCLUDED."description", "rights" = EXCLUDED."rights";

-- Staff used to do all that the admin area offers: those who are neither ADMIN nor TRAINER coordinate.
INSERT INTO "UserRole" ("organizationId", "userId", "roleId")
SELECT u."organizationId", u."id", coordinator."id"
FROM "User" u
JOIN "Role" coordinator ON coordinator."organizationId" = u."organizationId" AND coordinator."name" = 'COORDINATOR'
WHERE u."userType" = 'E' AND NOT EXISTS (
  SELECT FROM "UserRole" ur JOIN "Role" r ON r."organizationId" = ur."organizationId" AND r."id" = ur."roleId"
  WHERE ur."organizationId" = u."organizationId" AND ur."userId" = u."id" AND r."name" IN ('ADMIN', 'TRAINER'))
ON CONFLICT DO NOTHING;

SELECT set_config('app.owner', '', true);

-- With the rights of each role, in the order of the roles' names.
DROP FUNCTION find_session(text);

CREATE FUNCTION find_session(wanted_hash text)
RETURNS TABLE (
  "id" integer, "organizationId" integer, "userId" integer, "lastUsedAt" timestamptz, "expiresAt" timestamptz,
  "username" text, "name" text, "userType" "UserType", "active" boolean, "roles" text[], "roleRights" jsonb
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    SELECT s."id", s."organizationId", s."userId", s."lastUsedAt", s."expiresAt",
      u."username", u."name", u."userType", u."active", held."names", held."rights"
    FROM "Session" s
    JOIN "User" u ON u."organizationId" = s."organizationId" AND u."id" = s."userId"
    CROSS JOIN LATERAL (
      SELECT COALESCE(array_agg(r."name" ORDER BY r."name"), '{}') AS "names",
        COALESCE(jsonb_agg(r."rights" ORDER BY r."name"), '[]') AS "rights"
      FROM "UserRole" ur
      JOIN "Role" r ON r."organizationId" = ur."organizationId" AND r."id" = ur."roleId"
      WHERE ur."organizationId" = u."organizationId" AND ur."userId" = u."id") AS held
    WHERE s."tokenHash" = wanted_hash;
  PERFORM set_config('app.owner', '', true);
END
$$;

REVOKE EXECUTE ON FUNCTION find_session(text) FROM PUBLIC;
