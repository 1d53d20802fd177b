/** An error for the user that says what to do; printed without a stack. */
export class PlainError extends Error {}
