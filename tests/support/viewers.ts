import type { Caller } from "./caller";
import type { TestGateway } from "./gateway";

/** The outcome of a command: the type of its payload, or the code of its refusal or its top-level error. */
export async function tryCommand(caller: Caller, field: string): Promise<string | undefined> {
  const document = `mutation { result: ${field} { __typename ... on Refusal { code } } }`;
  const { data, errors } = await caller.graphql(document);
  return errors ? errors[0]?.extensions?.code : (data.result.code ?? data.result.__typename);
}

/** Those who ask for rows of the demo organization: a visitor, a learner, its staff, and an admin of another. */
export async function openViewers(test: TestGateway) {
  const viewers = {
    visitor: test.visitor,
    learner: await test.as("learner"),
    staff: await test.as("coordinator"),
    foreign: await test.as("otherAdmin"),
  };
  const { visitor, learner, foreign } = viewers;

  /** The outcomes of a command on a row for all but the staff of its organization. */
  const tryAsOthers = async (field: string) => ({
    visitor: await tryCommand(visitor, field),
    learner: await tryCommand(learner, field),
    foreign: await tryCommand(foreign, field),
  });
  return { ...viewers, tryAsOthers };
}

/** The outcomes of a command on a row for others than the staff. */
export const refusedOthers = { visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", foreign: "NOT_FOUND" };
