-- Certificates keep the grade as their holders saw it, with its decimals, letter or points.

ALTER TABLE "Certificate" ADD COLUMN "gradeLabel" TEXT;
