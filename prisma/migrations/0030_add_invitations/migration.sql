-- CreateTable
CREATE TABLE "Invitation" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "email" TEXT,
    "name" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL,
    "batchId" INTEGER,
    "courseId" INTEGER,
    "tokenHash" TEXT,
    "mailId" INTEGER,
    "invitedById" INTEGER NOT NULL,
    "days" INTEGER NOT NULL,
    "maxUses" INTEGER NOT NULL DEFAULT 1,
    "uses" INTEGER NOT NULL DEFAULT 0,
    "acceptedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (lower(COALESCE("email", '') || E'\n' || "name")) STORED,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InvitationAcceptance" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "invitationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InvitationAcceptance_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");

-- CreateIndex
CREATE INDEX "Invitation_organizationId_email_idx" ON "Invitation"("organizationId", "email");

-- CreateIndex
CREATE INDEX "Invitation_organizationId_invitedById_idx" ON "Invitation"("organizationId", "invitedById");

-- CreateIndex
CREATE INDEX "Invitation_organizationId_batchId_idx" ON "Invitation"("organizationId", "batchId");

-- CreateIndex
CREATE INDEX "Invitation_organizationId_courseId_idx" ON "Invitation"("organizationId", "courseId");

-- CreateIndex
CREATE UNIQUE INDEX "Invitation_organizationId_id_key" ON "Invitation"("organizationId", "id");

-- CreateIndex
CREATE INDEX "InvitationAcceptance_organizationId_userId_idx" ON "InvitationAcceptance"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "InvitationAcceptance_organizationId_invitationId_userId_key" ON "InvitationAcceptance"("organizationId", "invitationId", "userId");

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_invitedById_fkey" FOREIGN KEY ("organizationId", "invitedById") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationAcceptance" ADD CONSTRAINT "InvitationAcceptance_organizationId_invitationId_fkey" FOREIGN KEY ("organizationId", "invitationId") REFERENCES "Invitation"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "InvitationAcceptance" ADD CONSTRAINT "InvitationAcceptance_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"Invitation"');

SELECT guard_tenant_rows('"InvitationAcceptance"');


SELECT record_rows('"Invitation"', ARRAY['tokenHash']);

SELECT record_rows('"InvitationAcceptance"');
