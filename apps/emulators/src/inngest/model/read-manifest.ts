import { z } from "zod";
import { parseExpression, type Expression } from "./expression";
import { nextFire } from "./next-fire";

export type Refusal = { function: string; field: string; why: string };

/** One function of the app, as the executor understands it. Its id, `<app>-<function>`, is what the SDK wants in `?fnId=`. */
export type FunctionSpec = z.output<typeof functionSchema>;
type Trigger = { event: string; when: Expression } | z.output<typeof cronLine>;

const DEFAULT_RETRIES = 4; // the server's default; the SDK's constant (3) is not used
const CRON_FIELD =
  /^(?:[\d*,/-]|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|sun|mon|tue|wed|thu|fri|sat)\b)+$/i;
const NO_TRIGGER = "are missing: such a function is started by invoke alone, which is not supported";

/** A condition, by default none; `roots` are where its paths may begin. */
const condition = (roots: readonly ("event" | "async")[]) =>
  z
    .string()
    .default("")
    .transform((text, refuse) => {
      const pairs = text === "" ? [] : parseExpression(text, roots);
      if (!pairs) refuse.addIssue(`"${text}" is beyond equal paths joined by &&`);
      return pairs ?? z.NEVER;
    });

const eventName = z
  .string()
  .regex(/^[^*]+$/, "must be one event's name, without wildcards")
  .refine((name) => !name.startsWith("inngest/") || name === "inngest/function.failed", "is never sent here");

/** A cron pattern of five fields with an optional `TZ=Zone ` before it. */
const cronLine = z.string().transform((cron, refuse) => {
  const [, zone = "UTC", pattern = ""] = /^(?:TZ=(\S+)\s+)?(.*)$/.exec(cron.trim()) ?? [];
  const fields = pattern.split(/\s+/);
  try {
    if (fields.length !== 5 || !fields.every((field) => CRON_FIELD.test(field)))
      throw new Error("is not five plain fields with an optional TZ= in front");
    nextFire({ pattern, zone }, 0);
    return { cron, pattern, zone };
  } catch (error) {
    refuse.addIssue(`"${cron}": ${(error as Error).message}`);
    return z.NEVER;
  }
});

const trigger = z
  .strictObject({
    event: eventName.optional(),
    expression: condition(["event"]),
    cron: cronLine.optional(),
  })
  .transform(({ event, expression, cron }, refuse): Trigger => {
    if (cron && event === undefined) return cron;
    if (event !== undefined && !cron) return { event, when: expression };
    refuse.addIssue("is neither an event nor a cron line");
    return z.NEVER;
  });

/** At most `limit` calls at a time; one count per value of `key` (a path into the run's event), or one for all. */
const concurrencyLimit = z.preprocess(
  (given) => (typeof given === "number" ? { limit: given } : given),
  z
    .strictObject({
      limit: z.int().positive(),
      key: z
        .string()
        .regex(/^event(\.[A-Za-z_]\w*)+$/, "is not supported: only a plain path such as event.data.accountId")
        .optional(),
      scope: z.literal("fn", "is not supported: only fn").optional(),
    })
    .transform(({ limit, key }) => ({ limit, key: key?.split(".").slice(1) ?? null })),
);

const functionSchema = z
  .strictObject({
    id: z.string("is missing").min(1, "is missing"),
    name: z.string().optional(),
    triggers: z.array(trigger, NO_TRIGGER).min(1, NO_TRIGGER),
    steps: z.strictObject({
      step: z.object({
        runtime: z.object({ type: z.literal("http", "is not supported: only http") }),
        retries: z.object({ attempts: z.int().min(0).max(20).default(DEFAULT_RETRIES) }).prefault({}),
      }),
    }),
    concurrency: z.preprocess((given) => [given].flat(), z.array(concurrencyLimit).min(1).max(2)).optional(),
    cancel: z
      .array(
        z
          .strictObject({ event: eventName, if: condition(["event", "async"]) })
          .transform(({ event, if: when }) => ({ event, when })),
      )
      .default([]),
  })
  .transform(({ id, name = id, triggers, steps, concurrency = [], cancel }) => {
    const maxAttempts = steps.step.retries.attempts + 1;
    return { id, name, triggers, maxAttempts, concurrency, cancelOn: cancel };
  });

/** Reads a registration (SDK 4.24, functionConfigSchema); what is unsupported is refused by function and field. */
export function readManifest(functions: unknown): { specs: FunctionSpec[]; refusals: Refusal[] } {
  const refusals: Refusal[] = [];
  if (!Array.isArray(functions))
    return { specs: [], refusals: [{ function: "?", field: "functions", why: "is not an array" }] };
  const specs = functions.flatMap((manifest: unknown, index) => {
    const read = functionSchema.safeParse(manifest);
    if (read.success) return [read.data];
    const id = z.object({ id: z.string().min(1) }).safeParse(manifest).data?.id ?? `#${index}`;
    refusals.push(...read.error.issues.flatMap((issue) => toRefusals(id, issue)));
    return [];
  });
  const seen = new Set<string>();
  for (const { id } of specs) {
    if (seen.has(id)) refusals.push({ function: id, field: "id", why: "appears twice" });
    seen.add(id);
  }
  return { specs, refusals };
}

/** Names of the manifest's fields in the app's code. */
const NAMES_IN_CODE: Record<string, string> = {
  cancel: "cancelOn",
  "steps.step.retries.attempts": "retries",
};

function toRefusals(id: string, issue: z.core.$ZodIssue): Refusal[] {
  const isUnknown = issue.code === "unrecognized_keys";
  const paths = isUnknown ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  const why = isUnknown ? "is not supported by the local executor" : issue.message;
  return paths.map((path) => {
    const field = z.core.toDotPath(path);
    return { function: id, field: NAMES_IN_CODE[field] ?? field.replace(/^cancel\b/, "cancelOn"), why };
  });
}
