-- CreateEnum
CREATE TYPE "Weekday" AS ENUM ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');

-- AlterEnum
ALTER TYPE "PaymentMethod" ADD VALUE 'CASH';
ALTER TYPE "PaymentMethod" ADD VALUE 'CHEQUE';
ALTER TYPE "PaymentMethod" ADD VALUE 'BANK_TRANSFER';
ALTER TYPE "PaymentMethod" ADD VALUE 'DEMAND_DRAFT';

-- AlterTable
ALTER TABLE "Batch" ADD COLUMN     "classDays" "Weekday"[] DEFAULT ARRAY[]::"Weekday"[];

-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "batchId" INTEGER,
ADD COLUMN     "courseId" INTEGER;

-- CreateIndex
CREATE INDEX "Payment_organizationId_courseId_idx" ON "Payment"("organizationId", "courseId");

-- CreateIndex
CREATE INDEX "Payment_organizationId_batchId_idx" ON "Payment"("organizationId", "batchId");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_organizationId_batchId_fkey" FOREIGN KEY ("organizationId", "batchId") REFERENCES "Batch"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
