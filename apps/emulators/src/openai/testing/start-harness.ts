import { createOpenAiControl } from "../control-client";
import { startOpenAi } from "../emulator";
import type { Settings } from "../settings";
import type { RecordedCall } from "../backend";

type Json = Record<string, any>; // oxlint-disable-line typescript/no-explicit-any

export const PARAMETERS = {
  topic: "Homeoffice im Mittelstand",
  targetAudience: "Geschäftsführerinnen",
  postGoal: "expertise",
  contentType: "tips",
  tone: "professional",
  length: "medium",
  callToAction: "comment",
  customCallToAction: null,
  hashtags: [],
  personalReference: false,
  useResearch: false,
  language: "de",
  address: "sie",
};
const text = { type: "string" };
const object = (properties: Json) => ({
  type: "object",
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
export const POST_SCHEMA = object({
  text,
  hashtags: { type: "array", items: text },
  sources: { type: "array", items: object({ title: text, url: text }) },
});
export const TOPICS_SCHEMA = object({
  topics: {
    type: "array",
    items: object({ title: text, angle: text, quote: text, keywords: { type: "array", items: text } }),
  },
});
export const taskMessage = (task: unknown) => `Write.\n<parameters>${JSON.stringify(task)}</parameters>`;
const responsesBody = (part: Json = {}) => ({
  model: "outline",
  input: taskMessage({ parameters: PARAMETERS, quote: null }),
  text: { format: { type: "json_schema", name: "post", schema: POST_SCHEMA, strict: true } },
  ...part,
});
const chatBody = (part: Json = {}) => ({
  model: "outline",
  messages: [
    { role: "system", content: "You write posts." },
    { role: "user", content: taskMessage({ parameters: PARAMETERS, quote: null }) },
  ],
  response_format: {
    type: "json_schema",
    json_schema: { name: "post", schema: POST_SCHEMA, strict: true },
  },
  ...part,
});

/** Starts an emulator on a free port, with its control client and shorthands for both APIs. */
export async function startHarness(settings: Partial<Settings> = {}) {
  const server = await startOpenAi({ port: 0, settings });
  const control = createOpenAiControl(server.url);
  const post = (path: string, body: unknown, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { authorization: "Bearer sk-emulated-key", "content-type": "application/json" },
      ...init,
    });
  return {
    url: server.url,
    close: () => server.close(),
    control,
    post,
    responses: (part: Json = {}, init: RequestInit = {}) => post("/v1/responses", responsesBody(part), init),
    chat: (part: Json = {}, init: RequestInit = {}) => post("/v1/chat/completions", chatBody(part), init),
    calls: async () => (await control.state<{ calls: RecordedCall[] }>()).calls,
  };
}

/**
 * Reads the events of a body in order; `whole` is whether the stream came to its end. `onText` is called with the whole
 * text so far after each chunk.
 */
export async function readEvents(response: Response, onText: (text: string) => void = () => {}) {
  let text = "";
  let whole = true;
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body!) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      onText(text);
    }
  } catch {
    // The connection ended; the events before that still count.
    whole = false;
  }
  const events = text
    .split("\n\n")
    // The text after the last blank line is an incomplete event.
    .slice(0, -1)
    .map((block) => {
      const name = /^event: (.*)$/m.exec(block)?.[1] ?? null;
      const data = /^data: (.*)$/m.exec(block)?.[1] ?? "";
      return { name, data: data === "[DONE]" ? {} : (JSON.parse(data) as Json), done: data === "[DONE]" };
    });
  return { events, whole };
}

export const readJson = async (response: Response) => (await response.json()) as Json;
