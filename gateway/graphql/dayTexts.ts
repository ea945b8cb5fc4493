import { reads } from "../reading/declarations";

/** The options of a field of rows whose resolver takes days as texts, too: a plan does not read them as dates for it. */
export const takesDayTexts = { extensions: reads({ takesDayTexts: true }) };
