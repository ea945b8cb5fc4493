/** The learner's assessments. */
export const assessmentsAddress = "/learner/assessments";

/** The questions of an assessment; opening it starts or resumes an attempt. */
export const sittingAddress = (assessmentId: number): string => `${assessmentsAddress}/${assessmentId}`;

/** What an attempt came to; the last finished one without a number. */
export const resultAddress = (assessmentId: number, attemptId?: number): string =>
  `${sittingAddress(assessmentId)}/result${attemptId === undefined ? "" : `?attempt=${attemptId}`}`;
