import type { Writer } from "@takt/domain/writing/ports/writer";
import OpenAI from "openai";
import { completeWithChat } from "./chat/complete-with-chat";
import { withRetryPolicy } from "./generation/with-retry-policy";
import { withSearchFallback } from "./generation/with-search-fallback";
import { modelWriter } from "./model-writer";
import { outlineWriter } from "./outline/outline-writer";
import { completeWithResponses } from "./responses/complete-with-responses";
import type { WriterSettings } from "./writer-settings";

/**
 * Creates the writer that the settings describe. It never throws for what an endpoint does, but returns an outcome.
 */
export function createWriter(settings: WriterSettings): Writer {
  const { api, model, timeoutMs, researchTimeoutMs, log } = settings;
  if (api === "outline") return outlineWriter();
  const client = createClient(settings);
  if (api === "chat") return modelWriter(settings, completeWithChat(client, model, log), () => false);
  const responses = completeWithResponses(client, model, { plain: timeoutMs, search: researchTimeoutMs });
  const { complete, canSearch } = withSearchFallback(responses, log);
  return modelWriter(settings, complete, canSearch);
}

/**
 * Creates the SDK's client with these settings only: organisation and project in the environment are for other
 * programs.
 */
export const createClient = ({ baseUrl, apiKey, timeoutMs }: WriterSettings) =>
  new OpenAI({
    baseURL: baseUrl,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 1,
    // The SDK would log unreadable lines of a stream, which are users' texts.
    logLevel: "off",
    fetch: withRetryPolicy(),
  });
