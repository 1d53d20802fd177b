import { isRecord } from "../protocol/is-record";
import type { RunError } from "./run";

/** Reads the SDK's serialized error, or any other text, as a name and a message. */
export function toRunError(body: unknown, otherwise: string): RunError {
  if (!isRecord(body))
    return { name: "Error", message: typeof body === "string" && body ? body.slice(0, 500) : otherwise };
  const text = (value: unknown) => (typeof value === "string" && value ? value : undefined);
  const stack = text(body.stack);
  return {
    name: text(body.name) ?? "Error",
    message: text(body.message) ?? text(body.error) ?? otherwise,
    ...(stack === undefined ? {} : { stack }),
  };
}
