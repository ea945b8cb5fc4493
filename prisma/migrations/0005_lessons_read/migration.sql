-- Reading published lessons without an enrolment is a right of its own, lessons.read. Roles that come with Lectern gain
-- it with their shipped scope, others with the scope in which they write lessons; ADMIN has every right anyway. The owner
-- is held to the policies of "Role", which show no rows to a migration: they are lifted while it changes them.
ALTER TABLE "Role" NO FORCE ROW LEVEL SECURITY;

UPDATE "Role"
SET "rights" = "rights" || jsonb_build_object('lessons.read', CASE
  WHEN "name" IN ('COORDINATOR', 'AUTHOR') THEN 'ALL'
  WHEN "name" = 'TRAINER' THEN 'OWN'
  ELSE "rights" ->> 'lessons.write'
END)
WHERE jsonb_typeof("rights") = 'object' AND "name" <> 'ADMIN' AND NOT "rights" ? 'lessons.read'
  AND ("name" IN ('COORDINATOR', 'AUTHOR', 'TRAINER') OR "rights" ->> 'lessons.write' IN ('ALL', 'OWN'));

ALTER TABLE "Role" FORCE ROW LEVEL SECURITY;
