-- An address has one invitation that may be accepted or sent again: of older doubles the newest stays, the others are
-- revoked. The owner is held to the policies of rows too, and may pass them here alone.
DO $$
BEGIN
  PERFORM set_config('app.owner', 'on', true);
  UPDATE "Invitation" AS i SET "revokedAt" = CURRENT_TIMESTAMP, "updatedAt" = CURRENT_TIMESTAMP
  WHERE i."email" IS NOT NULL AND i."acceptedAt" IS NULL AND i."revokedAt" IS NULL AND EXISTS (
    SELECT FROM "Invitation" AS newer
    WHERE newer."organizationId" = i."organizationId" AND newer."email" = i."email" AND newer."id" > i."id"
      AND newer."acceptedAt" IS NULL AND newer."revokedAt" IS NULL);
  PERFORM set_config('app.owner', '', true);
END
$$;

CREATE UNIQUE INDEX "Invitation_pending_email_key" ON "Invitation" ("organizationId", "email")
  WHERE "acceptedAt" IS NULL AND "revokedAt" IS NULL;
