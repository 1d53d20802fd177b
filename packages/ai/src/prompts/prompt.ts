/** The prompt of one task. */
export type Prompt = {
  /** Stored with the text; changes with every change of the prompt. */
  version: string;
  instructions: string;
  /** The user message: data only. */
  input: string;
};
