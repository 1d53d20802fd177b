/** What a model is told for one task. */
export type Prompt = {
  /** Kept with what was written; changes with every change of the words. */
  version: string;
  instructions: string;
  /** The user's message: data only. */
  input: string;
};
