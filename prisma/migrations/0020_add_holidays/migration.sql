-- CreateTable
CREATE TABLE "Holiday" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "endDay" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Holiday_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Holiday_organizationId_id_key" ON "Holiday"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Holiday_organizationId_day_key" ON "Holiday"("organizationId", "day");

-- AddForeignKey
ALTER TABLE "Holiday" ADD CONSTRAINT "Holiday_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Holiday" ADD CONSTRAINT "Holiday_days_in_order" CHECK ("endDay" >= "day");

SELECT guard_tenant_rows('"Holiday"');
