/** The learner's assessments. */
export const assessmentsAddress = "/learner/assessments";

/** An assessment: what awaits one, and the way to start or resume it. */
export const introAddress = (assessmentId: number): string => `${assessmentsAddress}/${assessmentId}`;

/** Of a search: the question in view. Without it the address is the assessment's own. */
export const questionParameter = "q";

/** The first question of the open attempt, below the assessment's address. */
export const firstQuestion = `?${questionParameter}=1`;

/** The questions of the open attempt. */
export const sittingAddress = (assessmentId: number): string =>
  `${introAddress(assessmentId)}${firstQuestion}`;

/** What an attempt came to; the last finished one without a number. */
export const resultAddress = (assessmentId: number, attemptId?: number): string =>
  `${introAddress(assessmentId)}/result${attemptId === undefined ? "" : `?attempt=${attemptId}`}`;
