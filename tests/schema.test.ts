import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isUnionType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { packageRoot } from "../gateway/packageRoot";
import { printedSchema } from "../gateway/schema/printSchema";
import { schema } from "../gateway/schema/schema";

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
const builtIn = ["Boolean", "Float", "ID", "Int", "String"];

// Pothos and Relay make these; their meaning is Relay's specification.
const isRelays = (name: string) => /^(Node|PageInfo|.*Connection|.*ConnectionEdge)$/.test(name);
const pageArguments = ["first", "last", "before", "after"];
const own = types.filter(({ name }) => !builtIn.includes(name) && !isRelays(name));
const objects = own.filter((type): type is GraphQLObjectType => isObjectType(type));

const isDescribed = ({ description }: { description?: string | null | undefined }) =>
  Boolean(description?.trim());
const isRelaysField = (name: string) => name === "id" || name === "node";

function fieldsWithout(test: (field: GraphQLField<unknown, unknown>) => boolean): string[] {
  return objects.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => !test(field))
      .map((field) => `${type.name}.${field.name}`),
  );
}

describe("the schema", () => {
  it("is the one that is checked in; npm run schema writes it", () => {
    expect(printedSchema()).toBe(readFileSync(join(packageRoot, "schema.graphql"), "utf8"));
  });

  it("describes every type of its own", () => {
    // An input says field by field what it holds.
    const undescribed = own.filter((type) => !isInputObjectType(type) && !isDescribed(type));
    expect(undescribed.map(({ name }) => name)).toEqual([]);
  });

  it("describes every field", () => {
    expect(fieldsWithout((field) => isRelaysField(field.name) || isDescribed(field))).toEqual([]);
  });

  it("keeps the name `id` for ids of Relay's store, which no other object has", () => {
    expect(fieldsWithout(({ name, type }) => name !== "id" || String(type) === "ID!")).toEqual([]);
  });

  it("describes every argument of its own, but for one that is the input", () => {
    const isClear = (name: string) => name === "input" || pageArguments.includes(name);
    const undescribed = objects.flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) =>
        field.args
          .filter(
            (argument) => !isRelaysField(field.name) && !isClear(argument.name) && !isDescribed(argument),
          )
          .map((argument) => `${type.name}.${field.name}(${argument.name})`),
      ),
    );
    expect(undescribed).toEqual([]);
  });

  it("describes every field of an input", () => {
    const undescribed = own.filter(isInputObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => !isDescribed(field))
        .map((field) => `${type.name}.${field.name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it("describes every enumeration, and each value whose name does not say it", () => {
    const plain = /^(BEGINNER|INTERMEDIATE|ADVANCED|ACTIVE|INACTIVE|EXPIRED|TOPICS|QUESTIONS)$/;
    const files = /^(EMBED|VIDEO|AUDIO|PDF|IMAGE|LINK|FILE)$/;
    const undescribed = own.filter(isEnumType).flatMap((type) =>
      type
        .getValues()
        .filter(({ name, description }) => !description && !plain.test(name) && !files.test(name))
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(undescribed).toEqual([]);
  });

  it("returns one payload or a Refusal from every mutation", () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.length).toBeGreaterThan(5);
    for (const { name, type } of mutations) {
      const result = getNamedType(type);
      const members = isUnionType(result) ? result.getTypes().map((member) => member.name) : [];
      expect(members, name).toHaveLength(2);
      expect(members, name).toContain("Refusal");
      expect(result.name.toLowerCase(), name).toBe(`${name}Result`.toLowerCase());
    }
  });

  it("gives every node a databaseId: Int!", () => {
    const nodes = objects.filter((type) => type.getInterfaces().some(({ name }) => name === "Node"));
    expect(nodes.length).toBeGreaterThan(10);
    const lacking = nodes.filter((type) => String(type.getFields()["databaseId"]?.type) !== "Int!");
    expect(lacking.map(({ name }) => name)).toEqual([]);
  });

  it("holds no field that hands out a secret", () => {
    const secret = /password|hash|secret|isCorrect|acceptedAnswers/i;
    const commands = ["changePassword", "requestPasswordReset", "resetPassword"];
    const found = fieldsWithout(({ name }) => !secret.test(name) || commands.includes(name));
    // An attempt shows what was right once it is submitted; until then these are null.
    // A proposal is for staff, who review it.
    // Practice tells it to a learner who has answered, or has asked for the answer.
    // An authenticator app is added by its secret, which its owner is shown this once.
    // Of a provider's secret it is told whether there is one.
    // A question of a course shows it to staff, who write it; the access matrix holds both.
    expect(found.sort()).toEqual([
      "AttemptOption.isCorrect",
      "AttemptQuestion.acceptedAnswers",
      "AttemptSolution.acceptedAnswers",
      "CurriculumQuestion.acceptedAnswers",
      "IdentityProvider.isSecretSet",
      "PracticeOption.isCorrect",
      "PracticePayload.acceptedAnswers",
      "ProposedOption.isCorrect",
      "ProposedQuestion.acceptedAnswers",
      "Question.acceptedAnswers",
      "QuestionOption.isCorrect",
      "StartTotpPayload.secret",
    ]);
  });
});
