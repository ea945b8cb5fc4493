import type { Day } from "../domains/dayContract";
import { reads } from "../reading/declarations";
import type { Context } from "./context";

/**
 * A row as plans and Prisma have it: its days are texts or dates. Moments are dates always, but the types of columns do
 * not tell them from days.
 */
export type WithDayTexts<Value> = Value extends Date
  ? Date | Day
  : Value extends readonly (infer Item)[]
    ? readonly WithDayTexts<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: WithDayTexts<Value[Name]> }
      : Value;

/**
 * The options of a field of rows whose resolver takes days as texts, too: a plan does not read them as dates for it.
 * `Row` is what the field selects, as Prisma has it; the resolver is given it with days in both forms.
 */
export const takesDayTexts =
  <Row>() =>
  <Result>(resolve: (row: WithDayTexts<Row>, args: object, context: Context) => Result) => ({
    ...{ extensions: reads({ takesDayTexts: true }), resolve },
  });
