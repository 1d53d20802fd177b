import OpenAI from "openai";
import type { WriterSettings } from "../writer-settings";
import { fetchWithSense } from "./fetch-with-sense";

/** The SDK's client. Only what is set here: organisation and project of the environment are somebody else's. */
export const createClient = ({ baseUrl, apiKey, timeoutMs }: WriterSettings) =>
  new OpenAI({
    baseURL: baseUrl,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    timeout: timeoutMs,
    maxRetries: 1,
    // It logs the lines of a stream that it cannot read: texts of users.
    logLevel: "off",
    fetch: fetchWithSense(),
  });
