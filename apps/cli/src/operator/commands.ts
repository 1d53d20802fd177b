import type { Db } from "@takt/db/client";
import { annotateInput, extendInput } from "@takt/domain/privacy/model/data-request-input";
import { reasonInput } from "@takt/domain/waitlist/model/decision-input";
import { WAITLIST_STATUSES } from "@takt/domain/waitlist/model/waitlist-status";
import { z } from "zod";
import { billingDeps } from "./billing-deps";
import { changeRequest } from "./change-request";
import { decideAccounts } from "./decide-accounts";
import { printAccounts } from "./print-accounts";
import { printAuditLog } from "./print-audit-log";
import { closeIncident, printBilling } from "./print-billing";
import { printConsents } from "./print-consents";
import { printRequests } from "./print-requests";

export type Context = { db: Db; environment: Record<string, string | undefined> };
type Options = { reason?: string; until?: string; sync?: boolean };

export type Command = {
  name: string;
  /** The words after the name. */
  usage: string;
  /** Returns what runs it, or null when words or options are none of its. @returns the exit code */
  read: (words: string[], options: Options) => ((context: Context) => Promise<number>) | null;
};

function command<Words extends z.ZodType, Given extends z.ZodRawShape>(
  [name, usage = ""]: [name: string, usage?: string],
  words: Words,
  options: Given,
  run: (
    context: Context,
    words: z.output<Words>,
    options: z.output<z.ZodObject<Given>>,
  ) => number | Promise<number>,
): Command {
  const given = z.strictObject(options);
  return {
    name,
    usage,
    read(args, opts) {
      const [read, readOptions] = [words.safeParse(args), given.safeParse(opts)];
      if (!read.success || !readOptions.success) return null;
      return async (context) => run(context, read.data, readOptions.data as z.output<z.ZodObject<Given>>);
    },
  };
}

const NONE = z.tuple([]);
const NAMES = z.array(z.string()).min(1);
const REFERENCE = z.string().transform((reference) => reference.toUpperCase());
const STATUS = z.enum([...WAITLIST_STATUSES, "all"]).default("waitlisted");

/** Commands of the provider. A name that begins like another comes after it. */
export const COMMANDS: readonly Command[] = [
  command(["waitlist list", "[waitlisted|active|rejected|all]"], z.tuple([STATUS]), {}, ({ db }, [status]) =>
    printAccounts(db, status),
  ),
  command(["waitlist activate", "EMAIL-OR-ID..."], NAMES, {}, ({ db }, names) =>
    decideAccounts(db, names, { decision: "active" }),
  ),
  command(
    ["waitlist reject", 'EMAIL-OR-ID... --reason "TEXT"'],
    NAMES,
    { reason: reasonInput },
    ({ db }, names, { reason }) => decideAccounts(db, names, { decision: "rejected", reason }),
  ),
  command(["waitlist trail"], NONE, {}, ({ db }) => printAuditLog(db)),
  ...(["done", "withdrawn"] as const).map((verb) =>
    command([`requests ${verb}`, "REFERENCE"], z.tuple([REFERENCE]), {}, ({ db }, [reference]) =>
      changeRequest(db, reference, { verb }),
    ),
  ),
  command(
    ["requests extend", 'REFERENCE --until YYYY-MM-DD --reason "TEXT"'],
    z.tuple([REFERENCE]),
    { until: extendInput.shape.dueOn, reason: extendInput.shape.reason },
    ({ db }, [reference], { until: dueOn, reason }) =>
      changeRequest(db, reference, { verb: "extend", dueOn, reason }),
  ),
  command(
    ["requests note", 'REFERENCE "TEXT"'],
    z
      .tuple([REFERENCE], z.string())
      .transform(([reference, ...words]) => ({ reference, note: words.join(" ") }))
      .pipe(z.object({ reference: z.string(), note: annotateInput.shape.note })),
    {},
    ({ db }, { reference, note }) => changeRequest(db, reference, { verb: "note", note }),
  ),
  command(
    ["requests list", "[open|closed]"],
    z.tuple([z.enum(["open", "closed"]).default("open")]),
    {},
    ({ db }, [which]) => printRequests(db, which === "open"),
  ),
  command(["requests"], NONE, {}, ({ db }) => printRequests(db, true)),
  command(["billing resolve", "INCIDENT"], z.tuple([z.string()]), {}, ({ db, environment }, [incident]) =>
    closeIncident(billingDeps(db, environment), incident),
  ),
  command(
    ["billing", "EMAIL-OR-ID [--sync]"],
    z.tuple([z.string()]),
    { sync: z.boolean().default(false) },
    ({ db, environment }, [who], { sync }) => printBilling(billingDeps(db, environment), { who, sync }),
  ),
  command(["consent", "CONSENT-ID"], z.tuple([z.uuid()]), {}, ({ db }, [id]) => printConsents(db, id)),
];
