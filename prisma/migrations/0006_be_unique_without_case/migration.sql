-- Codes, titles and names are compared without case; Prisma's models cannot say that of an index.
CREATE UNIQUE INDEX "Course_organizationId_lower_code_key" ON "Course"("organizationId", lower("code"));
CREATE UNIQUE INDEX "Category_organizationId_lower_name_key" ON "Category"("organizationId", lower("name"));
CREATE UNIQUE INDEX "Curriculum_organizationId_lower_title_key" ON "Curriculum"("organizationId", lower("title"));
CREATE UNIQUE INDEX "Specialization_organizationId_lower_name_key" ON "Specialization"("organizationId", lower("name"));
