import { isObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { schema } from "#gateway/schema/schema";
import { openSuite } from "#tests/support/suite";

const { test } = await openSuite();

const types = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === "Node"))
  .map(({ name }) => name);

describe("an id that is no node's", () => {
  it.each(types)("finds no %s, and is no fault of ours", async (type) => {
    const trainer = await test.as("coordinator");
    for (const id of ["999999", "-1", "x", "", "1.5", "99999999999", "1 OR 1=1"]) {
      const document = "query ($id: ID!) { node(id: $id) { id } }";
      const { data, errors } = await trainer.graphql(document, { id: btoa(`${type}:${id}`) });
      expect(errors?.[0]?.extensions?.code, id).not.toBe("FAULT");
      expect(data?.node ?? null, id).toBeNull();
    }
  });

  it.each(["", "x", "not base64!", btoa("Nothing:1"), btoa("Query:1"), btoa("PageInfo:1"), btoa("Course")])(
    "'%s' is no node",
    async (id) => {
      const { data, errors } = await test.visitor.graphql("query ($id: ID!) { node(id: $id) { id } }", {
        id,
      });
      expect(data?.node ?? null).toBeNull();
      expect(errors?.[0]?.extensions?.code).not.toBe("FAULT");
    },
  );
});
