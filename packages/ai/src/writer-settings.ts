import type { Log } from "@takt/domain/shared/log";

/** What a writer is made of; `readWriterSettings` makes it out of the environment. */
export type WriterSettings = {
  /** With the version: https://api.openai.com/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** responses: OpenAI's; chat: what other servers know; outline: no model at all, composed in this process. */
  api: "responses" | "chat" | "outline";
  /** Longest silence of the endpoint, of each try; all tries together have twice as long. */
  timeoutMs: number;
  /** The same when the web is searched. */
  researchTimeoutMs: number;
  log: Log;
};
