/** The prompt of one task. */
export type Prompt = {
  /** Stored with the text; changes with every change of the prompt. */
  version: string;
  instructions: string;
  /** The user message: data only. */
  input: string;
};

/**
 * Wraps user text in tags as JSON: quotes, line breaks and `<` are escaped, so nothing in it can close the tag. The
 * emulated endpoint reads the task from `parameters`.
 */
export const asData = (name: "parameters" | "voice", value: unknown) =>
  `<${name}>${JSON.stringify(value).replaceAll("<", "\\u003c")}</${name}>`;
