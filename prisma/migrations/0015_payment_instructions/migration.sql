-- How a payment that is due is paid, as the organization tells its learners.

ALTER TABLE "Organization" ADD COLUMN "paymentInstructions" TEXT;
