/** How an answer is to be formed; null for plain words. */
export type Format =
  | { type: "json_schema"; name: string; schema: Record<string, unknown>; strict: boolean }
  | { type: "json_object" };

/** A checked call of either API. */
export type Call = {
  api: "responses" | "chat";
  model: string;
  /** What the user said, message by message, in order. */
  said: string[];
  inputTokens: number;
  format: Format | null;
  /** Whether the tool to search the web is there. */
  searches: boolean;
  maxTokens: number | null;
  stream: boolean;
  body: Record<string, unknown>;
};
