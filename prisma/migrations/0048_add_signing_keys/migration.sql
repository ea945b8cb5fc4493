-- CreateTable
CREATE TABLE "SigningKey" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "thumbprint" TEXT NOT NULL,
    "publicKey" TEXT NOT NULL,
    "sealed" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SigningKey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "SigningKey_organizationId_thumbprint_key" ON "SigningKey"("organizationId", "thumbprint");

-- AddForeignKey
ALTER TABLE "SigningKey" ADD CONSTRAINT "SigningKey_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"SigningKey"');

SELECT record_rows('"SigningKey"', ARRAY['sealed']);
