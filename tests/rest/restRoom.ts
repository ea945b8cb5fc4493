import { afterAll, expect } from "vitest";
import { openBatchroom } from "../gateway/batches/batchroom";
import { nextNumber } from "../support/factory";

/** A batch room with calls by REST in the name of its admin, and bodies of what they create. */
export async function openRestRoom() {
  const room = await openBatchroom();
  const rest = (method: string, path: string, body?: unknown) => room.admin.rest(method, path, body);
  const learnerId = (await room.factory.user()).id;
  afterAll(() => room.test.close());
  return {
    ...room,
    learnerId,
    rest,

    async made(path: string, body: unknown) {
      const { status, json } = await rest("POST", path, body);
      expect([path, status, json.fieldErrors]).toEqual([path, 200, undefined]);
      return json;
    },

    /** A payment that is new, of a learner of the room. */
    newPayment: () => ({ userId: learnerId, paymentId: `BODY-${nextNumber()}`, amount: 500 }),

    newCourse: async () => ({
      code: `B${nextNumber()}`,
      title: "Made",
      description: "Made",
      categoryId: (await room.factory.category()).id,
    }),
  };
}

export const newCurriculum = () => ({ title: `Made curriculum by REST ${nextNumber()}` });

/** Returns the names of the fields that a response calls wrong. */
export const findWrongFields = (json: { fieldErrors?: { field: string }[] }) =>
  json.fieldErrors?.map(({ field }) => field);

/** The fields of a resource in every list. */
export const resourceKeys = [
  "id",
  "name",
  "title",
  "url",
  "type",
  "duration",
  "status",
  "visibility",
  "tags",
  "updatedAt",
];
