import type { LinkedInError } from "../http/linkedin-types";

/**
 * LinkedIn's error envelope out of a body (linkedin-api 2.3). No body (empty, cut off) is an envelope without
 * content; null is something else than JSON's object: a gateway or proxy speaks, not LinkedIn.
 */
export function readError(body: string | undefined): LinkedInError | null {
  if (body === undefined || body.trim() === "") return { inputErrors: [] };
  const json = parse(body);
  if (!isRecord(json)) return null;
  const details = isRecord(json.errorDetails) ? json.errorDetails.inputErrors : undefined;
  return {
    ...text("code", json.code),
    ...text("message", json.message),
    ...(typeof json.serviceErrorCode === "number" ? { serviceErrorCode: json.serviceErrorCode } : {}),
    inputErrors: (Array.isArray(details) ? details : []).filter(isRecord).map((one) => ({
      ...text("code", one.code),
      ...text("description", one.description),
      ...text("path", pathOf(one.input)),
    })),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // Not JSON is an answer of this function: null.
    return undefined;
  }
}

function pathOf(input: unknown): unknown {
  if (!isRecord(input) || !isRecord(input.inputPath)) return undefined;
  return input.inputPath.fieldPath;
}

const text = <K extends string>(name: K, value: unknown) =>
  (typeof value === "string" ? { [name]: value } : {}) as { [N in K]?: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
