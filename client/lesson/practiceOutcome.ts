/** What the server tells of a question once it was answered, and the text that was given. */
export interface Outcome {
  /** Null where the answer was shown without a try. */
  readonly isRight: boolean | null | undefined;
  readonly options: ReadonlyArray<{
    readonly databaseId: number;
    readonly text: string;
    readonly isChosen: boolean;
    readonly isCorrect: boolean;
  }>;
  readonly acceptedAnswers: readonly string[];
  readonly explanation: string | null | undefined;
  readonly given: string | null;
}

/** An answer as it was given. */
export interface GivenAnswer {
  optionIds: readonly number[];
  text: string | null;
}

/** How a question is checked. */
export interface Checking {
  check: (given: GivenAnswer) => Promise<void>;
  /** Shows the answer without a try; left out where that is not offered. */
  reveal?: () => Promise<void>;
  busy: boolean;
  error: string | null;
}
