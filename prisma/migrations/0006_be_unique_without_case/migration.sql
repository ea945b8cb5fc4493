-- Codes, titles and names are compared without case, which Prisma's models cannot say of an index. No semicolon may
-- stand in a comment: on PostgreSQL the script is cut at each.
CREATE UNIQUE INDEX "Course_organizationId_lower_code_key" ON "Course"("organizationId", lower("code"));
CREATE UNIQUE INDEX "Category_organizationId_lower_name_key" ON "Category"("organizationId", lower("name"));
CREATE UNIQUE INDEX "Curriculum_organizationId_lower_title_key" ON "Curriculum"("organizationId", lower("title"));
CREATE UNIQUE INDEX "Specialization_organizationId_lower_name_key" ON "Specialization"("organizationId", lower("name"));
