/** Says in plain words what is wrong and what to do: shown without a stack. */
export class PlainError extends Error {}
