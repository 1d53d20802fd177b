import { apiErrors } from "./api-error";
import { checkStrictSchema } from "./check-strict-schema";
import { countTokens } from "./count-tokens";

/** The requested format of an answer. */
type Format =
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

type Message = { role: string; text: string };

/** Reads the messages of a call of either API. Throws when they are too long, or the format is refused. */
export function readMessages(
  messages: Message[],
  { api, format, contextTokens }: { api: Call["api"]; format: unknown; contextTokens: number },
): Pick<Call, "userMessages" | "inputTokens" | "format"> {
  const all = messages.map(({ text }) => text);
  const inputTokens = countTokens(all.join("\n"));
  if (inputTokens > contextTokens) throw apiErrors.tooMuchInput(api === "chat" ? "messages" : "input");
  const userMessages = messages.filter(({ role }) => role === "user").map(({ text }) => text);
  return { userMessages, inputTokens, format: readFormat(format, all, api) };
}

/** Reads `text.format` of Responses, or `response_format` of Chat. Throws the real API's errors. */
function readFormat(given: unknown, messages: string[], api: "responses" | "chat"): Format | null {
  const param = api === "responses" ? "text.format" : "response_format";
  if (given === undefined || given === null) return null;
  const { type, ...rest } = given as { type?: unknown; json_schema?: unknown };
  if (type === "text") return null;
  if (type === "json_object") {
    if (!messages.some((text) => /json/i.test(text)))
      throw apiErrors.invalid(
        `${api === "responses" ? "Response input messages" : "'messages'"} must contain the word 'json' in some form to use '${param}' of type 'json_object'.`,
        api === "responses" ? "input" : "messages",
      );
    return { type };
  }
  if (type !== "json_schema")
    throw apiErrors.wrongValue(type, `${param}.type`, ["json_object", "json_schema", "text"]);
  const inside = api === "responses" ? "" : ".json_schema";
  const { name, schema, strict } = (api === "responses" ? rest : (rest.json_schema ?? {})) as {
    name?: unknown;
    schema?: unknown;
    strict?: unknown;
  };
  if (typeof name !== "string") throw apiErrors.missing(`${param}${inside}.name`);
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name))
    throw apiErrors.invalid(
      `Invalid '${param}${inside}.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`,
      `${param}${inside}.name`,
      "invalid_value",
    );
  if (typeof schema !== "object" || schema === null) throw apiErrors.missing(`${param}${inside}.schema`);
  // Responses are strict by default.
  const isStrict = strict === true || (api === "responses" && strict !== false);
  const fault = isStrict ? checkStrictSchema(schema) : null;
  if (fault !== null)
    throw apiErrors.invalid(
      `Invalid schema for response_format '${name}': ${fault}`,
      api === "responses" ? "text.format.schema" : "response_format",
      api === "responses" ? "invalid_json_schema" : null,
    );
  return { type, name, schema: schema as Record<string, unknown>, strict: isStrict };
}

const PARTS = {
  responses: ["input_text", "input_image", "input_file", "output_text", "refusal"],
  chat: ["text", "image_url", "input_audio", "file", "refusal"],
};

/** The text of a message's content, which is a string or a list of parts. `param` is its path in errors. */
export function readContentText(content: unknown, param: string, api: "responses" | "chat"): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) {
    if (content === null && api === "chat") return "";
    throw apiErrors.wrongType(param, "one of a string or array of objects", describe(content));
  }
  return content
    .map((part: unknown, index) => {
      const { type, text } = (part ?? {}) as { type?: unknown; text?: unknown };
      if (!PARTS[api].includes(String(type)))
        throw apiErrors.wrongValue(type, `${param}[${index}].type`, PARTS[api]);
      return typeof text === "string" ? text : "";
    })
    .join("\n");
}

/** The real API's name for a value's type. */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
