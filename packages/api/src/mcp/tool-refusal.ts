/** A refusal that is no domain error: its code, and its words in the member's language. */
export class ToolRefusal extends Error {
  constructor(
    readonly code: string,
    words: string,
  ) {
    super(words);
  }
}
