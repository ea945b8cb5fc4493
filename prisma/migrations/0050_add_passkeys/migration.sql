-- CreateTable
CREATE TABLE "Passkey" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Passkey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PasskeyChallenge" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER,
    "challengeHash" TEXT NOT NULL,
    "browserHash" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasskeyChallenge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Passkey_organizationId_userId_idx" ON "Passkey"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "Passkey_organizationId_credentialId_key" ON "Passkey"("organizationId", "credentialId");

-- CreateIndex
CREATE INDEX "PasskeyChallenge_organizationId_userId_idx" ON "PasskeyChallenge"("organizationId", "userId");

-- CreateIndex
CREATE INDEX "PasskeyChallenge_expiresAt_idx" ON "PasskeyChallenge"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "PasskeyChallenge_organizationId_challengeHash_key" ON "PasskeyChallenge"("organizationId", "challengeHash");

-- AddForeignKey
ALTER TABLE "Passkey" ADD CONSTRAINT "Passkey_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PasskeyChallenge" ADD CONSTRAINT "PasskeyChallenge_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"Passkey"');

SELECT record_rows('"Passkey"', ARRAY['publicKey', 'credentialId', 'counter']);

SELECT guard_tenant_rows('"PasskeyChallenge"');

-- A passkey is a second factor, too.
CREATE OR REPLACE FUNCTION find_session(wanted_hash text)
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
        AND NOT EXISTS (
          SELECT FROM "Passkey" p
          WHERE p."organizationId" = u."organizationId" AND p."userId" = u."id")
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
