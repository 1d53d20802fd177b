import { apiErrors } from "./api-error";

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
