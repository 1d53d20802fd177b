import type { Log } from "@takt/domain/shared/core-deps";

/** The settings of a writer; `readWriterSettings` reads them from the environment. */
export type WriterSettings = {
  /** Includes the version: https://api.openai.com/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** responses: OpenAI's API; chat: the API of other servers; outline: no model, composed in this process. */
  api: "responses" | "chat" | "outline";
  /** Idle timeout of each try; all tries together have twice as long. */
  timeoutMs: number;
  /** The idle timeout with a web search. */
  researchTimeoutMs: number;
  log: Log;
};
