import type { FaultKind } from "./TextGenerator";

/** What each fault means to the person who waits for the answer. */
export const faultMessages: Record<FaultKind, string> = {
  TIMEOUT: "The AI service did not finish in time. Please try again, or ask for less at once.",
  REFUSED: "The AI service refused to answer this instruction. Please word it differently.",
  BAD_JSON: "The AI service answered something that cannot be read. Please try again.",
  WRONG_SHAPE: "The AI service did not answer with what was asked for. Please try again.",
  TOO_LONG: "The answer of the AI service became too long. Please ask for less at once.",
  RATE_LIMITED: "The AI service takes no more requests at the moment. Please try again in a minute.",
  KEY_REJECTED: "The AI service did not accept our key. Please tell whoever runs this installation.",
  REQUEST_REJECTED:
    "The AI service did not accept the request. Please tell whoever runs this installation to check the model.",
  SERVER_FAILED: "The AI service failed. Please try again.",
  UNREACHABLE: "The AI service cannot be reached. Please try again.",
  BROKEN_OFF: "The connection to the AI service broke before the answer was complete. Please try again.",
};
