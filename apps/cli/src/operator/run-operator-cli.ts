import { parseArgs } from "node:util";
import { createDb, type Db } from "@takt/db/client";
import { dbEnv } from "@takt/db/env";
import { reasonInput } from "@takt/domain/waitlist/model/decision-input";
import { WAITLIST_STATUSES } from "@takt/domain/waitlist/model/waitlist-status";
import { z } from "zod";
import { decideAccounts } from "./decide-accounts";
import { printAccounts } from "./print-accounts";
import { billingDeps } from "./billing-deps";
import { changeRequest } from "./change-request";
import { parseRequestCommand, type RequestCommand } from "./parse-request-command";
import { printAuditLog } from "./print-audit-log";
import { closeIncident, printBilling } from "./print-billing";
import { printConsents } from "./print-consents";
import { printRequests } from "./print-requests";

const USAGE = `Usage: npm run provider -- waitlist list [waitlisted|active|rejected|all]
       npm run provider -- waitlist activate EMAIL-OR-ID...
       npm run provider -- waitlist reject EMAIL-OR-ID... --reason "TEXT"
       npm run provider -- waitlist trail
       npm run provider -- requests list [open|closed]
       npm run provider -- requests done|withdrawn REFERENCE
       npm run provider -- requests extend REFERENCE --until YYYY-MM-DD --reason "TEXT"
       npm run provider -- requests note REFERENCE "TEXT"
       npm run provider -- billing EMAIL-OR-ID [--sync]
       npm run provider -- billing resolve INCIDENT
       npm run provider -- consent CONSENT-ID`;

/** Runs the operator's command line (scripts/provider.mjs). @returns the exit code */
export async function runOperatorCli(
  args: string[],
  environment: Record<string, string | undefined>,
): Promise<number> {
  const command = parseCommand(args);
  if (!command) {
    console.error(USAGE);
    return 2;
  }
  const db = createDb(dbEnv.parse(environment).DATABASE_URL, { max: 1 });
  try {
    if (command.verb === "billing") return await printBilling(billingDeps(db, environment), command);
    if (command.verb === "resolve")
      return await closeIncident(billingDeps(db, environment), command.incidentId);
    if (command.verb === "consent") return await printConsents(db, command.consentId);
    if (command.verb === "requests") return await runRequests(db, command.request);
    if (command.verb === "list") return await printAccounts(db, command.status);
    if (command.verb === "trail") return await printAuditLog(db);
    return await decideAccounts(db, command.who, command.decision);
  } finally {
    await db.$disconnect();
  }
}

function runRequests(db: Db, command: RequestCommand): Promise<number> {
  if ("list" in command) return printRequests(db, command.list === "open");
  return changeRequest(db, command.reference, command.change);
}

/** Parses the arguments into a command, or null when they are invalid. */
function parseCommand(args: string[]) {
  const parsed = parse(args);
  if (!parsed) return null;
  const [noun, verb, ...who] = parsed.positionals;
  const { sync = false, reason: why, until } = parsed.values;
  if (noun === "requests" && !sync) {
    const words = parsed.positionals.slice(1);
    const request = parseRequestCommand(words, { reason: why, until });
    return request && ({ verb: "requests", request } as const);
  }
  if (until !== undefined) return null;
  const consentId = z.uuid().safeParse(verb);
  if (noun === "consent" && consentId.success && who.length === 0 && !sync && why === undefined)
    return { verb: "consent", consentId: consentId.data } as const;
  const [incidentId, ...more] = who;
  if (noun === "billing" && verb === "resolve" && incidentId && more.length === 0 && !sync)
    return { verb, incidentId } as const;
  if (noun === "billing" && verb !== undefined && who.length === 0 && parsed.values.reason === undefined)
    return { verb: "billing", who: verb, sync } as const;
  if (noun !== "waitlist" || sync) return null;
  const reason = reasonInput.safeParse(parsed.values.reason);
  if (verb === "reject" && who.length > 0 && reason.success)
    return { verb, who, decision: { decision: "rejected", reason: reason.data } } as const;
  // No other command takes a reason.
  if (parsed.values.reason !== undefined) return null;
  if (verb === "activate" && who.length > 0) return { verb, who, decision: { decision: "active" } } as const;
  if (verb === "trail" && who.length === 0) return { verb } as const;
  const status = ([...WAITLIST_STATUSES, "all"] as const).find((one) => one === (who[0] ?? "waitlisted"));
  return verb === "list" && who.length <= 1 && status ? ({ verb, status } as const) : null;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" }, sync: { type: "boolean" }, until: { type: "string" } },
    });
  } catch (error) {
    // An unknown option: the usage lists the known ones.
    console.error(error instanceof Error ? error.message : String(error));
    return null;
  }
}
