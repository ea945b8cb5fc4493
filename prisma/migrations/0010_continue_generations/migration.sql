-- AlterTable
ALTER TABLE "GenerationRun" ADD COLUMN     "continued" BOOLEAN NOT NULL DEFAULT false;
