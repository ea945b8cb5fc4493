/** The learner's assessments. */
export const assessmentsAddress = "/learner/assessments";

/** An assessment's introduction, where an attempt starts or resumes. */
export const introAddress = (assessmentId: number): string => `${assessmentsAddress}/${assessmentId}`;

/** The parameter for the current question. Without it the address shows the assessment's introduction. */
export const questionParameter = "q";

/** The first question of the open attempt, relative to the assessment's address. */
export const firstQuestion = `?${questionParameter}=1`;

/** The questions of the open attempt. */
export const sittingAddress = (assessmentId: number): string =>
  `${introAddress(assessmentId)}${firstQuestion}`;

/** An attempt's result; without an id, that of the last finished attempt. */
export const resultAddress = (assessmentId: number, attemptId?: number): string =>
  `${introAddress(assessmentId)}/result${attemptId === undefined ? "" : `?attempt=${attemptId}`}`;
