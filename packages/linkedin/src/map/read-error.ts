import type { LinkedInError } from "../http/linkedin-types";

/**
 * Reads LinkedIn's error object from a body (Microsoft Learn, LinkedIn API error handling). A missing body (empty,
 * cut off) gives an error without details; null means that the body is not a JSON object, so it comes from a
 * gateway or proxy.
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
      ...text("path", findPath(one.input)),
    })),
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // Invalid JSON is an expected input: the result is null.
    return undefined;
  }
}

function findPath(input: unknown): unknown {
  if (!isRecord(input) || !isRecord(input.inputPath)) return undefined;
  return input.inputPath.fieldPath;
}

const text = <K extends string>(name: K, value: unknown) =>
  (typeof value === "string" ? { [name]: value } : {}) as { [N in K]?: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
