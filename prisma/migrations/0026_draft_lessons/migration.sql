-- AlterEnum
ALTER TYPE "InstructionKind" ADD VALUE 'LESSON';

-- AlterTable
ALTER TABLE "GenerationRun" ADD COLUMN     "topicId" INTEGER;
