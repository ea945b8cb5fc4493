-- CreateTable
CREATE TABLE "LastVisit" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "signedInAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LastVisit_pkey" PRIMARY KEY ("organizationId","userId")
);

-- AddForeignKey
ALTER TABLE "LastVisit" ADD CONSTRAINT "LastVisit_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"LastVisit"');

INSERT INTO "LastVisit" ("organizationId", "userId", "signedInAt", "seenAt")
SELECT "organizationId", "userId", max("createdAt"), max("lastUsedAt")
FROM "Session" GROUP BY "organizationId", "userId";

-- Every way to sign in begins a session, and every use of one that is worth noting is noted there.
CREATE FUNCTION note_visit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "LastVisit" AS visit ("organizationId", "userId", "signedInAt", "seenAt")
  VALUES (NEW."organizationId", NEW."userId", NEW."createdAt", NEW."lastUsedAt")
  ON CONFLICT ("organizationId", "userId") DO UPDATE SET
    "signedInAt" = GREATEST(visit."signedInAt", EXCLUDED."signedInAt"),
    "seenAt" = GREATEST(visit."seenAt", EXCLUDED."seenAt");
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Session_notes_visit" AFTER INSERT OR UPDATE OF "lastUsedAt" ON "Session"
  FOR EACH ROW EXECUTE FUNCTION note_visit();
