import { graphql, readInlineData } from "react-relay";
import type {
  readRefusal_refusal$data,
  readRefusal_refusal$key,
} from "../__generated__/readRefusal_refusal.graphql";

const fragment = graphql`
  fragment readRefusal_refusal on Refusal @inline {
    code
    message
    fieldErrors { field message }
  }
`;

/**
 * A mutation's field `result`: `... on XPayload @alias(as: "payload") { … }` and
 * `...readRefusal_refusal @alias(as: "refusal")`. Exactly one of them is there. A document whose payload is never read
 * selects the refusal alone.
 */
export interface MutationResult {
  readonly payload?: object | null | undefined;
  readonly refusal?: readRefusal_refusal$key | null | undefined;
}

export type FieldErrors = readRefusal_refusal$data["fieldErrors"];

/** Returns why the server refused a command; null when it was carried out. */
export const readRefusal = ({ refusal }: MutationResult): readRefusal_refusal$data | null =>
  readInlineData(fragment, refusal ?? null) ?? null;
