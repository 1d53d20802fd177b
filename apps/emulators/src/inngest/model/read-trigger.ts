import type { Trigger } from "./function-spec";
import { isRecord } from "./is-record";
import { nextFire } from "./next-fire";
import { parseExpression } from "./expression";

const FIELD =
  /^(?:[\d*,/-]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)\b)+$/i;

/**
 * Reads an event with an optional condition, or a cron pattern with an optional `TZ=Zone ` prefix; refuses the rest.
 */
export function readTrigger(trigger: unknown, refuse: (field: string, why: string) => void): Trigger | null {
  const { event, expression, cron, ...rest } = isRecord(trigger) ? trigger : {};
  for (const field of Object.keys(rest)) refuse(`.${field}`, "is not supported by the local executor");
  if (typeof cron === "string" && event === undefined) return readCron(cron, refuse);
  if (typeof event !== "string" || event === "" || cron !== undefined) {
    refuse("", "is neither an event nor a cron line");
    return null;
  }
  if (event.includes("*")) refuse(".event", `"${event}": wildcards are not supported`);
  if (event.startsWith("inngest/") && event !== "inngest/function.failed")
    refuse(".event", `"${event}" is never sent here`);
  const when =
    expression === undefined || expression === "" ? [] : parseExpression(String(expression), ["event"]);
  if (when) return { event, when };
  refuse(".expression", `"${String(expression)}" is beyond equal paths joined by &&`);
  return null;
}

function readCron(cron: string, refuse: (field: string, why: string) => void): Trigger | null {
  const [, zone = "UTC", pattern = ""] = /^(?:TZ=(\S+)\s+)?(.*)$/.exec(cron.trim()) ?? [];
  const fields = pattern.split(/\s+/);
  if (fields.length !== 5 || !fields.every((field) => FIELD.test(field))) {
    refuse(".cron", `"${cron}" is not five plain fields with an optional TZ= in front`);
    return null;
  }
  try {
    nextFire({ pattern, zone }, 0);
    return { cron, pattern, zone };
  } catch (error) {
    refuse(".cron", `"${cron}": ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
