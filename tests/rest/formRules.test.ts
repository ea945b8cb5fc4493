import { afterAll, describe, expect, it } from "vitest";
import { batchInput, courseInput, openBatchroom } from "../gateway/batches/batchroom";

/** Rows that the bodies name. */

const room = await openBatchroom();
const rows = {
  categoryId: (await room.factory.category()).id,
  userId: (await room.factory.user()).id,
  courseId: (await room.course({}, [1])).id,
  batchId: (await room.batch()).id,
};
afterAll(() => room.test.close());

type Body = Record<string, unknown>;

interface Form {
  path: () => string;
  mutation: string;
  variables: (input: Body) => Body;
  /** The documented names of the fields that the schema names otherwise. */
  documented?: Readonly<Record<string, string>>;
  valid: () => Body;
}

const inputOf = (field: string, type: string) => ({
  mutation: `mutation ($input: ${type}!) { answer: ${field}(input: $input) { ...F } }`,
  variables: (input: Body) => ({ input }),
});

const forms: Record<string, Form> = {
  course: {
    ...inputOf("createCourse", "CourseInput"),
    path: () => "courses",
    valid: () => ({
      code: "RULE",
      title: "T",
      description: "D",
      categoryId: rows.categoryId,
      status: "DRAFT",
      price: 1,
      imageUrl: "https://example.test/a.png",
    }),
  },
  curriculum: {
    ...inputOf("createCurriculum", "CurriculumInput"),
    path: () => "curriculum",
    valid: () => ({ title: "Rule", duration: 60, status: "DRAFT", level: "BEGINNER" }),
  },
  payment: {
    ...inputOf("createPayment", "PaymentInput"),
    variables: ({ paymentId: reference, ...input }) => ({ input: { ...input, reference } }),
    documented: { reference: "paymentId" },
    path: () => "payments",
    valid: () => ({ userId: rows.userId, paymentId: "RULE", amount: 1, status: "PENDING" }),
  },
  user: {
    ...inputOf("createUser", "CreateUserInput"),
    path: () => "users",
    valid: () => ({ name: "N", username: "rule.user", email: "rule@example.test", password: "12345678" }),
  },
  registration: {
    ...inputOf("register", "RegisterInput"),
    path: () => "auth/register",
    valid: () => ({ name: "N", username: "rule.new", email: "rule.new@example.test", password: "12345" }),
  },
  resource: {
    mutation: `mutation ($courseId: Int!, $input: ResourceInput!) {
      answer: createResource(courseId: $courseId, input: $input) { ...F }
    }`,
    variables: (input) => ({ courseId: rows.courseId, input }),
    path: () => `courses/${rows.courseId}/resources`,
    valid: () => ({
      name: "N",
      type: "LINK",
      url: "https://example.test",
      visibility: "PUBLIC",
      duration: 0,
      status: "DRAFT",
      tags: "",
    }),
  },
  batch: {
    ...inputOf("createBatch", "BatchInput"),
    path: () => "batches",
    valid: () => batchInput,
  },
  "course of a batch": {
    mutation: `mutation ($batchId: Int!, $input: BatchCourseInput!) {
      answer: assignCourseToBatch(batchId: $batchId, input: $input) { ...F }
    }`,
    variables: (input) => ({ batchId: rows.batchId, input }),
    path: () => `batches/${rows.batchId}/courses`,
    valid: () => ({ ...courseInput, courseId: rows.courseId }),
  },
  category: {
    mutation: "mutation ($name: String!) { answer: createCategory(name: $name) { ...F } }",
    variables: (input) => input,
    path: () => "categories",
    valid: () => ({ name: "N" }),
  },
  specialization: {
    mutation: "mutation ($name: String!) { answer: createSpecialization(name: $name) { ...F } }",
    variables: (input) => input,
    path: () => "specializations",
    valid: () => ({ name: "N" }),
  },
};

const long = (count: number) => "x".repeat(count);

/** Every rule of the forms that both seeds name: a value that breaks it. */
const rules: [form: keyof typeof forms, field: string, wrong: unknown][] = [
  ["course", "code", ""],
  ["course", "code", long(11)],
  ["course", "title", "  "],
  ["course", "title", long(101)],
  ["course", "description", ""],
  ["course", "description", long(501)],
  ["course", "categoryId", 0],
  ["course", "price", -1],
  ["course", "imageUrl", "no address"],
  ["course", "authorName", long(101)],
  ["course", "objectives", [""]],
  ["curriculum", "title", ""],
  ["curriculum", "title", long(101)],
  ["curriculum", "description", long(501)],
  ["curriculum", "price", -1],
  ["curriculum", "duration", 1001],
  ["curriculum", "imageUrl", "javascript:alert(1)"],
  ["payment", "userId", 0],
  ["payment", "paymentId", ""],
  ["payment", "paymentId", long(61)],
  ["payment", "amount", 0],
  ["payment", "amount", 100_000_001],
  ["payment", "transactionDate", "2026-02-30"],
  ["payment", "transactionDate", "1999-12-31"],
  ["payment", "transactionDate", "2099-01-01"],
  ["payment", "comments", long(501)],
  ["user", "name", ""],
  ["user", "username", ""],
  ["user", "username", "a@b"],
  ["user", "email", "nobody"],
  ["user", "password", "1234567"],
  ["user", "password", long(26)],
  ["registration", "name", ""],
  ["registration", "username", ""],
  ["registration", "email", "nobody"],
  ["registration", "password", "1234"],
  ["registration", "password", long(21)],
  ["resource", "name", ""],
  ["resource", "url", "ftp://example.test"],
  ["resource", "url", ""],
  ["resource", "duration", -1],
  ["resource", "tags", long(501)],
  ["batch", "name", ""],
  ["batch", "description", ""],
  ["batch", "endDate", "2026-08-31"],
  ["batch", "duration", -1],
  ["batch", "totalHours", -1],
  ["batch", "completedHours", -1],
  ["batch", "noOfDays", -1],
  ["batch", "meetingLink", "no link"],
  ["course of a batch", "courseId", 0],
  ["course of a batch", "endDate", "2026-08-31"],
  ["course of a batch", "startDate", "2026-08-30"],
  ["course of a batch", "duration", -1],
  ["category", "name", ""],
  ["specialization", "name", ""],
];

/** Values that the schema's types refuse, and a caller of REST can send all the same. */
const typeless: [form: keyof typeof forms, field: string, wrong: unknown, message: string][] = [
  ["payment", "amount", 1.5, "Please enter a valid Amount."],
  ["payment", "amount", "many", "Please enter a valid Amount."],
  ["payment", "amount", 1e12, "Amount must not exceed 100000000"],
  ["payment", "userId", 1e12, "Please enter a valid User."],
  ["payment", "status", "LATE", "Please enter a valid Status."],
  ["payment", "paymentMethod", "SHELLS", "Please enter a valid Payment method."],
  ["payment", "paymentId", ["x"], "Please enter a valid Payment reference id."],
  ["course", "price", "12.5", "Please enter a valid Price."],
  ["course", "price", true, "Please enter a valid Price."],
  ["course", "status", "OPEN", "Please enter a valid Status."],
  ["course", "level", "HARD", "Please enter a valid Level."],
  ["course", "title", {}, "Please enter a valid Title."],
  ["curriculum", "duration", "1e2", "Please enter a valid Duration."],
  ["resource", "type", "BOOK", "Please enter a valid Type."],
  ["resource", "visibility", "SECRET", "Please enter a valid Visibility."],
  ["batch", "batchType", "IN_PERSON", "Please enter a valid Batch type."],
  ["batch", "startTime", "25:00", "Please enter a valid Start time."],
  ["batch", "startDate", "2026-02-30", "Please enter a valid Start date."],
  ["batch", "duration", 1.5, "Please enter a valid Duration."],
  ["course of a batch", "planEnabled", "perhaps", "Please enter a valid Plan enabled."],
  ["course of a batch", "courseType", "SOLO", "Please enter a valid Course type."],
];

const form = (name: string): Form => {
  const found = forms[name];
  if (!found) throw new Error(`no form ${name}`);
  return found;
};

async function byRest(name: string, body: Body) {
  const { status, json } = await room.admin.rest("POST", form(name).path(), body);
  return { status, fieldErrors: json.fieldErrors };
}

async function bySchema(name: string, body: Body) {
  const { mutation, variables, documented = {} } = form(name);
  const selection = "__typename ... on Refusal { code fieldErrors { field message } }";
  const document = mutation.replace("...F", selection);
  const { data, errors } = await room.admin.graphql(document, variables(body));
  expect(errors).toBeUndefined();
  const fieldErrors = data.answer.fieldErrors.map((error: { field: string; message: string }) => ({
    ...error,
    field: documented[error.field] ?? error.field,
  }));
  return { code: data.answer.code, fieldErrors };
}

describe("a rule of a form", () => {
  it.each(rules)("is kept alike by the schema and by REST: %s, %s %j", async (name, field, wrong) => {
    const body = { ...form(name).valid(), [field]: wrong };
    const refused = await bySchema(name, body);
    expect(refused.code).toBe("INVALID");
    expect(refused.fieldErrors[0].field.split(".")[0]).toBe(field);
    expect(await byRest(name, body)).toEqual({ status: 400, fieldErrors: refused.fieldErrors });
  });

  it.each(typeless)(
    "names a value that is of no type for it: %s, %s %j",
    async (name, field, wrong, message) => {
      const body = { ...form(name).valid(), [field]: wrong };
      expect(await byRest(name, body)).toEqual({ status: 400, fieldErrors: [{ field, message }] });
    },
  );
});
