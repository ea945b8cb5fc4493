-- AlterEnum
ALTER TYPE "InstructionKind" ADD VALUE 'MARKS';
