-- Certificates keep the grade as their holders saw it, with its decimals, letter or points.

ALTER TABLE "Certificate" ADD COLUMN "gradeLabel" TEXT;

-- References that only case and spaces tell apart are the same. The index is not unique: those that are there stay.
CREATE FUNCTION "payment_reference_key"(given TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(regexp_replace(given, '[\s\u00A0\u2000-\u200F\u2028-\u202F\u205F-\u2064\u3000\uFEFF]', '', 'g'))
$$;

CREATE INDEX "Payment_reference_key_idx" ON "Payment" ("organizationId", "payment_reference_key"("reference"));
