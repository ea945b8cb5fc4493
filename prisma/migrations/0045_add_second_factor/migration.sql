-- AlterTable
ALTER TABLE "Organization" ADD COLUMN     "staffSecondFactor" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "Totp" (
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "sealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmedAt" TIMESTAMPTZ(3),
    "lastStep" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Totp_pkey" PRIMARY KEY ("organizationId","userId")
);

-- CreateTable
CREATE TABLE "RecoveryCode" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "codeHash" TEXT NOT NULL,

    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "RecoveryCode_organizationId_userId_codeHash_key" ON "RecoveryCode"("organizationId", "userId", "codeHash");

-- AddForeignKey
ALTER TABLE "Totp" ADD CONSTRAINT "Totp_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"Totp"');

SELECT record_rows('"Totp"', ARRAY['sealed', 'lastStep']);

SELECT guard_tenant_rows('"RecoveryCode"');

SELECT record_rows('"RecoveryCode"', ARRAY['codeHash']);

-- A session of staff who lack the second factor that their organization demands has no rights of staff.
DROP FUNCTION find_session(text);

CREATE FUNCTION find_session(wanted_hash text)
RETURNS TABLE (
  "id" integer, "organizationId" integer, "userId" integer, "lastUsedAt" timestamptz, "expiresAt" timestamptz,
  "username" text, "name" text, "userType" "UserType", "active" boolean, "roles" text[], "roleRights" jsonb,
  "lacksSecondFactor" boolean
)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  RETURN QUERY
    SELECT s."id", s."organizationId", s."userId", s."lastUsedAt", s."expiresAt",
      u."username", u."name", u."userType", u."active", held."names", held."rights",
      u."userType" = 'E' AND o."staffSecondFactor" AND NOT EXISTS (
        SELECT FROM "Totp" t
        WHERE t."organizationId" = u."organizationId" AND t."userId" = u."id" AND t."confirmedAt" IS NOT NULL)
    FROM "Session" s
    JOIN "User" u ON u."organizationId" = s."organizationId" AND u."id" = s."userId"
    JOIN "Organization" o ON o."id" = s."organizationId"
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
