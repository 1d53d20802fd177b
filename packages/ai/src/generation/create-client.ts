import OpenAI from "openai";
import type { WriterSettings } from "../writer-settings";
import { withRetryPolicy } from "./with-retry-policy";

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
