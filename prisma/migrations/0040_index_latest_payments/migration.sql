-- The order of the list of payments: the latest first, those without a date last. An index in another order of nulls
-- is of no use for it.
DROP INDEX "Payment_organizationId_status_transactionDate_idx";
CREATE INDEX "Payment_latest_idx" ON "Payment"("organizationId", "transactionDate" DESC NULLS LAST, "id" DESC);
CREATE INDEX "Payment_latest_by_status_idx" ON "Payment"("organizationId", "status", "transactionDate" DESC NULLS LAST, "id" DESC);
