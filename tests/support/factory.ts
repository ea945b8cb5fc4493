import type { Prisma, PrismaClient } from "#gateway/database/generated/prisma/client";
import { getShipped, isShipped, shippedRoles } from "#gateway/domains/roles/shippedContract";
import { hashPassword } from "#gateway/session/passwords";
import { createToken, hashToken } from "#gateway/session/tokens";

/** The organizations of the demo data. */
export const demoId = 1;
export const otherId = 2;

/** The password of every made account. */
export const madePassword = "made-12345";

type Some<Model> = Partial<Model>;
type UserData = Some<Prisma.UserUncheckedCreateInput>;
type CourseData = Some<Prisma.CourseUncheckedCreateInput>;

let hashed: Promise<string> | undefined;
let last = 0;

/** A number that no other made row of this test file has. */
export const nextNumber = (): number => {
  last += 1;
  return last;
};

/** Makes rows beside the demo data, of any tenant. What a test says nothing of is made up. */
export function createFactory(prisma: PrismaClient) {
  const owner = (data: { organizationId?: number }) => data.organizationId ?? demoId;

  async function role(organizationId: number, name: string) {
    const where = { organizationId_name: { organizationId, name } };
    const shipped = isShipped(name) ? getShipped(name) : {};
    return prisma.role.upsert({ where, create: { organizationId, name, ...shipped }, update: {} });
  }

  async function category(organizationId: number = demoId) {
    return prisma.category.create({ data: { organizationId, name: `Made category ${nextNumber()}` } });
  }

  return {
    category,

    /** An account with the made password, or with none where `passwordHash` is null; its sign-in is `{ email, password, tenantId }`. Employees coordinate, where nothing else is said. */
    async user(
      data: UserData = {},
      roles: readonly string[] = data.userType === "E" ? [shippedRoles.coordinator] : [],
    ) {
      const organizationId = owner(data);
      const username = data.username ?? `made${nextNumber()}`;
      hashed ??= hashPassword(madePassword, "factory");
      const user = await prisma.user.create({
        data: {
          name: `Made ${username}`,
          email: `${username}@made.example`,
          userType: "U",
          ...data,
          organizationId,
          username,
          passwordHash: data.passwordHash === null ? null : await hashed,
        },
      });
      for (const name of roles) {
        const { id } = await role(organizationId, name);
        await prisma.userRole.create({ data: { organizationId, userId: user.id, roleId: id } });
      }
      const signIn = { email: user.email, password: madePassword, tenantId: String(organizationId) };
      return { ...user, signIn };
    },

    async course(data: CourseData = {}) {
      const organizationId = owner(data);
      const number = nextNumber();
      const categoryId = data.categoryId ?? (await category(organizationId)).id;
      const texts = { code: `MADE${number}`, title: `Made course ${number}`, description: "Made up" };
      const status = data.status ?? "PUBLISHED";
      return prisma.course.create({ data: { ...texts, ...data, status, organizationId, categoryId } });
    },

    /** A module of a course, with a topic and a question. */
    async module({ id: courseId, organizationId }: { id: number; organizationId: number }) {
      const scope = { organizationId, courseId, displayOrder: 1 };
      const module = await prisma.module.create({ data: { ...scope, name: `Made module ${nextNumber()}` } });
      const topic = await prisma.topic.create({
        data: { ...scope, moduleId: module.id, name: "Made topic" },
      });
      const question = await prisma.question.create({
        data: { ...scope, moduleId: module.id, title: "Made question?" },
      });
      return { module, topic, question };
    },

    async resource(data: Some<Prisma.ResourceUncheckedCreateInput> & { courseId: number }) {
      const made = { name: `Made resource ${nextNumber()}`, url: "https://example.test/made" };
      return prisma.resource.create({ data: { ...made, ...data, organizationId: owner(data) } });
    },

    /** The completion of every topic of a course. */
    async completion(userId: number, courseId: number, organizationId = demoId) {
      const topics = await prisma.topic.findMany({ where: { courseId }, select: { id: true } });
      await prisma.topicProgress.createMany({
        data: topics.map(({ id: topicId }) => ({
          organizationId,
          userId,
          courseId,
          topicId,
          status: "COMPLETED" as const,
          completedDate: new Date(),
        })),
      });
    },

    async enrolment(userId: number, courseId: number, organizationId = demoId) {
      return prisma.enrolment.create({ data: { organizationId, userId, courseId, source: "STAFF" } });
    },

    async curriculum(data: Some<Prisma.CurriculumUncheckedCreateInput> = {}) {
      const title = `Made curriculum ${nextNumber()}`;
      const status = data.status ?? "PUBLISHED";
      const organizationId = owner(data);
      const curriculum = await prisma.curriculum.create({ data: { title, ...data, status, organizationId } });
      const scope = { organizationId, displayOrder: 1 };
      const module = await prisma.curriculumModule.create({
        data: { ...scope, curriculumId: curriculum.id, name: "Made part" },
      });
      const inModule = { ...scope, moduleId: module.id };
      const topic = await prisma.curriculumTopic.create({ data: { ...inModule, name: "Made topic" } });
      const question = await prisma.curriculumQuestion.create({ data: { ...inModule, title: "Why?" } });
      return { ...curriculum, module, topic, question };
    },

    async specialization(
      courseIds: readonly number[],
      data: Some<Prisma.SpecializationUncheckedCreateInput> = {},
    ) {
      const organizationId = owner(data);
      const made = { name: `Made specialization ${nextNumber()}`, ...data, organizationId };
      const specialization = await prisma.specialization.create({ data: made });
      const scope = { organizationId, specializationId: specialization.id };
      for (const [displayOrder, courseId] of courseIds.entries()) {
        await prisma.specializationCourse.create({ data: { ...scope, courseId, displayOrder } });
      }
      return specialization;
    },

    async instruction(data: Some<Prisma.InstructionUncheckedCreateInput> & { createdById: number }) {
      const made = { kind: "TOPICS" as const, text: `Made instruction ${nextNumber()}` };
      return prisma.instruction.create({ data: { ...made, ...data, organizationId: owner(data) } });
    },

    async payment(data: Some<Prisma.PaymentUncheckedCreateInput> & { userId: number }) {
      const made = { reference: `MADE-${nextNumber()}`, amount: 1_000, ...data };
      return prisma.payment.create({ data: { ...made, organizationId: owner(data) } });
    },

    /** A generation of topics that waits for its review. */
    async generationRun(data: Some<Prisma.GenerationRunUncheckedCreateInput> & { userId: number }) {
      const now = new Date();
      const made = { kind: "TOPICS" as const, status: "FINISHED" as const, startedAt: now, aliveAt: now };
      const texts = { userName: "Maker", targetTitle: "Made", instruction: "Made", model: "made" };
      return prisma.generationRun.create({
        data: { ...made, ...texts, ...data, organizationId: owner(data) },
      });
    },

    /** A file whose bytes are nowhere: a text, where nothing else is said. */
    async file(data: Some<Prisma.FileUncheckedCreateInput> & { uploadedById: number }) {
      const made = {
        name: "made.txt",
        mime: "text/plain",
        kind: "DOCUMENT" as const,
        bytes: 1,
        sha256: "made",
        storageKey: `made/${nextNumber()}`,
        uploadedByName: "Made",
      };
      return prisma.file.create({ data: { ...made, ...data, organizationId: owner(data) } });
    },

    async blogPost(data: Some<Prisma.BlogPostUncheckedCreateInput> = {}) {
      const number = nextNumber();
      const texts = {
        slug: `made-${number}`,
        title: `Made post ${number}`,
        summary: "Made",
        body: "Made",
        status: "PUBLISHED" as const,
      };
      const made = { ...texts, authorName: "Maker", publishedAt: new Date(), ...data };
      return prisma.blogPost.create({ data: { ...made, organizationId: owner(data) } });
    },

    /** A single-use code that signs a person in; returns the code itself. */
    async signInCode(userId: number, madeById: number, expiresAt: Date, organizationId = demoId) {
      const code = createToken();
      const codeHash = hashToken(code);
      await prisma.signInCode.create({ data: { organizationId, userId, madeById, codeHash, expiresAt } });
      return code;
    },
  };
}

export type Factory = ReturnType<typeof createFactory>;
