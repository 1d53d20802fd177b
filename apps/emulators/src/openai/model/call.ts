/** The requested format of an answer. */
export type Format =
  | { type: "json_schema"; name: string; schema: Record<string, unknown>; strict: boolean }
  | { type: "json_object" };

/** A checked call of either API. */
export type Call = {
  api: "responses" | "chat";
  model: string;
  /** The texts of the user's messages, in order. */
  userMessages: string[];
  inputTokens: number;
  format: Format | null;
  /** Whether the web search tool is enabled. */
  searches: boolean;
  maxTokens: number | null;
  stream: boolean;
  body: Record<string, unknown>;
};
