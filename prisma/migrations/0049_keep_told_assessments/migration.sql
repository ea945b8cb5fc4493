-- Learners are told of assessments that open from now on. Those that are open already are known to them.
UPDATE "Assessment" SET "announcedAt" = now()
WHERE "announcedAt" IS NULL AND "state" = 'PUBLISHED' AND ("opensAt" IS NULL OR "opensAt" <= now());

UPDATE "AssessmentWindow" w SET "announcedAt" = now()
FROM "Assessment" a
WHERE a."organizationId" = w."organizationId" AND a."id" = w."assessmentId" AND a."state" = 'PUBLISHED'
  AND w."announcedAt" IS NULL AND (w."opensAt" IS NULL OR w."opensAt" <= now());
