-- CreateTable
CREATE TABLE "PlaceRequest" (
    "id" SERIAL NOT NULL,
    "organizationId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "courseId" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PlaceRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PlaceRequest_organizationId_courseId_idx" ON "PlaceRequest"("organizationId", "courseId");

-- CreateIndex
CREATE INDEX "PlaceRequest_organizationId_createdAt_id_idx" ON "PlaceRequest"("organizationId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PlaceRequest_organizationId_id_key" ON "PlaceRequest"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PlaceRequest_organizationId_userId_courseId_key" ON "PlaceRequest"("organizationId", "userId", "courseId");

-- AddForeignKey
ALTER TABLE "PlaceRequest" ADD CONSTRAINT "PlaceRequest_organizationId_userId_fkey" FOREIGN KEY ("organizationId", "userId") REFERENCES "User"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlaceRequest" ADD CONSTRAINT "PlaceRequest_organizationId_courseId_fkey" FOREIGN KEY ("organizationId", "courseId") REFERENCES "Course"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT guard_tenant_rows('"PlaceRequest"');

-- Whoever is enrolled, in whichever way, asks no more.
CREATE FUNCTION answer_place_request() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PlaceRequest"
  WHERE "organizationId" = NEW."organizationId" AND "userId" = NEW."userId" AND "courseId" = NEW."courseId";
  RETURN NULL;
END;
$$;

CREATE TRIGGER "Enrolment_answers_request" AFTER INSERT ON "Enrolment"
  FOR EACH ROW EXECUTE FUNCTION answer_place_request();
