import type { FaultKind } from "./TextGenerator";

/** Messages for the person who requested the generation. */
export const faultMessages: Record<FaultKind, string> = {
  TIMEOUT: "The AI service did not finish in time. Please try again, or ask for less at once.",
  REFUSED: "The AI service refused this instruction. Please word it differently.",
  BAD_JSON: "The AI service sent a response that cannot be read. Please try again.",
  WRONG_SHAPE: "The AI service sent an unexpected response. Please try again.",
  TOO_LONG: "The response of the AI service was too long. Please ask for less at once.",
  RATE_LIMITED: "The AI service is not accepting requests right now. Please try again in a minute.",
  KEY_REJECTED: "The AI service did not accept our key. Please tell your administrator.",
  REQUEST_REJECTED:
    "The AI service did not accept the request. Please ask your administrator to check the model.",
  SERVER_FAILED: "The AI service failed. Please try again.",
  UNREACHABLE: "The AI service cannot be reached. Please try again.",
  BROKEN_OFF: "The connection to the AI service broke before the response was complete. Please try again.",
};
