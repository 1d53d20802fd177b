import type { FunctionSpec } from "./function-spec";
import { readConcurrency } from "./read-concurrency";
import { readTrigger } from "./read-trigger";
import { parseExpression } from "./expression";
import { isRecord } from "./is-record";

export type Refusal = { function: string; field: string; why: string };

const KNOWN_FIELDS = ["id", "name", "triggers", "steps", "concurrency", "cancel"];
const DEFAULT_RETRIES = 4; // the server's default; the SDK's constant (3) is not used

/**
 * Reads the `functions` array of a registration. Everything unsupported is refused with its function and field, so that
 * no difference from the real server stays unnoticed. Shapes: SDK 4.24, functionConfigSchema.
 */
export function readManifest(functions: unknown): { specs: FunctionSpec[]; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  if (!Array.isArray(functions))
    return { specs: [], refusals: [{ function: "?", field: "functions", why: "is not an array" }] };
  const specs = functions.map((one, index) => readFunction(isRecord(one) ? one : {}, index, refusals));
  const seen = new Set<string>();
  for (const { id } of specs) {
    if (seen.has(id)) refusals.push({ function: id, field: "id", why: "appears twice" });
    seen.add(id);
  }
  return { specs, refusals };
}

function readFunction(manifest: Record<string, unknown>, index: number, refusals: Refusal[]): FunctionSpec {
  const id = typeof manifest.id === "string" && manifest.id ? manifest.id : `#${index}`;
  const refuse = (field: string, why: string) => void refusals.push({ function: id, field, why });
  if (id.startsWith("#")) refuse("id", "is missing");
  for (const field of Object.keys(manifest)) {
    if (!KNOWN_FIELDS.includes(field)) refuse(field, "is not supported by the local executor");
  }
  const triggers = Array.isArray(manifest.triggers) ? manifest.triggers : [];
  if (triggers.length === 0)
    refuse("triggers", "are missing: such a function is started by invoke alone, which is not supported");
  return {
    id,
    name: typeof manifest.name === "string" ? manifest.name : id,
    triggers: triggers.flatMap(
      (trigger, at) => readTrigger(trigger, (field, why) => refuse(`triggers[${at}]${field}`, why)) ?? [],
    ),
    maxAttempts: readAttempts(manifest.steps, refuse),
    concurrency: readConcurrency(manifest.concurrency, refuse),
    cancelOn: readCancelOn(manifest.cancel, refuse),
  };
}

function readAttempts(steps: unknown, refuse: (field: string, why: string) => void): number {
  const step = isRecord(steps) && Object.keys(steps).length === 1 ? steps.step : undefined;
  if (!isRecord(step) || !isRecord(step.runtime)) {
    refuse("steps", "must hold one step named step");
    return 1;
  }
  if (step.runtime.type !== "http")
    refuse("steps.step.runtime.type", `${String(step.runtime.type)} is not supported: only http`);
  const retries = isRecord(step.retries) ? (step.retries.attempts ?? DEFAULT_RETRIES) : DEFAULT_RETRIES;
  if (!Number.isInteger(retries) || Number(retries) < 0 || Number(retries) > 20)
    refuse("retries", "must be 0 to 20");
  return Number(retries) + 1;
}

function readCancelOn(
  cancel: unknown,
  refuse: (field: string, why: string) => void,
): FunctionSpec["cancelOn"] {
  if (cancel === undefined) return [];
  if (!Array.isArray(cancel)) {
    refuse("cancelOn", "is not an array");
    return [];
  }
  return cancel.flatMap((entry, at) => {
    const { event, if: condition, ...rest } = isRecord(entry) ? entry : {};
    for (const field of Object.keys(rest))
      refuse(`cancelOn[${at}].${field}`, "is not supported by the local executor");
    if (typeof event !== "string" || event.includes("*")) {
      refuse(`cancelOn[${at}].event`, "must be one event's name");
      return [];
    }
    const when = condition === undefined ? [] : parseExpression(String(condition), ["event", "async"]);
    if (when) return [{ event, when }];
    refuse(`cancelOn[${at}].if`, `"${String(condition)}" is beyond equal paths joined by &&`);
    return [];
  });
}
