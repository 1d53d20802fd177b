/** What the server answers to a data request and to its confirmation; times as ISO 8601. */
export type RequestAnswer = { reference: string; createdAt: string; dueAt: string; verified: boolean };

/** Tells whether an answer of the server is a receipt. */
export function isRequestAnswer(answer: unknown): answer is RequestAnswer {
  const { reference, createdAt, dueAt, verified } = (answer ?? {}) as Partial<
    Record<keyof RequestAnswer, unknown>
  >;
  return (
    [reference, createdAt, dueAt].every((one) => typeof one === "string") && typeof verified === "boolean"
  );
}
