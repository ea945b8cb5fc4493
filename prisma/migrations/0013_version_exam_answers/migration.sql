-- The version of an answer, so that two windows that answer the same question do not replace one another's text.

ALTER TABLE "AttemptQuestion" ADD COLUMN "answerChangedAt" TIMESTAMPTZ(3);
