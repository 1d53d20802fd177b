import { isUtc } from "@takt/db/session/utc.mjs";
import type { HealthDeps } from "./deps";
import type { AlarmKind } from "../outbox/ports/mailer";
import { LACKS_APPROVAL } from "../posts/approvals/needs-approval";
import { TIMING } from "../posts/model/publish-timing";
import { checkApiVersions } from "./model/check-api-versions";
import { toPaymentsPart } from "./to-payments-part";
import { RETAINED_KINDS } from "../retention/model/retention";
import { PURGE_OVERDUE_HOURS, toPurgesPart, type UnpurgedKinds } from "./to-purges-part";

type HealthPart = {
  ok: boolean;
  detail?: string;
  /** False while nothing is known: `ok` is then the benefit of the doubt. */
  known?: false;
};

export type Health = {
  status: "ok" | "degraded" | "down";
  parts: Record<string, HealthPart>;
  /** Alarms that are raised now. */
  alarms: AlarmKind[];
};

type Row = {
  zone: string;
  overduePosts: number;
  sweepAge: number | null;
  retired: string[];
  webhooksRefused: boolean;
  openIncidents: number;
  strangerEmails: number;
  alarms: AlarmKind[];
} & UnpurgedKinds;

/** Age of the last sweep above which jobs do not run; the sweep runs each minute. */
const STALE_SWEEP_MS = 150_000;

/** How long a webhook with a wrong signature shows; one that is accepted about that time means that the secret is right. */
const REFUSED_WEBHOOK_MINUTES = 60;
const ACCEPTED_WEBHOOK_MINUTES = 10;

/** E-mails to addresses that nobody has confirmed that wait at once: two hours of those that programs may cause. */
const MANY_STRANGER_EMAILS = 60;

/** Bounds the count of overdue posts: the check must stay cheap when everything is late. */
const MAX_OVERDUE_COUNTED = 1000;

/**
 * Checks whether posts go out on time: `down` unless the database answers, its sessions are in UTC (otherwise every
 * time is hours off), no post is overdue by more than a minute, and the sweep is fresh. A post whose account or
 * connection is not active, that waits for an approval, or that a limit has deferred, is late by design. What endangers later posts (no executor,
 * an old version of LinkedIn's API, no mail server), payments that do not work or wait for a person, a flood of the public
 * forms or visitors of them who are not told apart, data that is kept too long, and legal pages without the provider's
 * data are `degraded`.
 * @param upMs how long this process has been running: just after a start the sweep may be old or missing
 */
export async function checkHealth(
  deps: Pick<
    HealthDeps,
    | "db"
    | "log"
    | "clock"
    | "executor"
    | "linkedinVersions"
    | "mailer"
    | "mailRequired"
    | "paymentsState"
    | "providerData"
    | "visitorAddresses"
  >,
  upMs = Number.POSITIVE_INFINITY,
): Promise<Health> {
  const [row, reachable] = await Promise.all([readRow(deps), deps.executor.reachable()]);
  if (!row)
    return {
      status: "down",
      parts: { database: { ok: false, detail: "unreachable" }, executor: executorPart(reachable) },
      alarms: [],
    };
  const { zone, overduePosts, sweepAge, retired, webhooksRefused, openIncidents, strangerEmails, alarms } =
    row;
  const sweepFresh = sweepAge !== null && sweepAge < STALE_SWEEP_MS;
  const required: Health["parts"] = {
    database: { ok: true },
    timezone: { ok: isUtc(zone), detail: zone },
    publishing: { ok: overduePosts === 0, detail: `${overduePosts} overdue` },
    jobs: {
      ok: sweepFresh || upMs < STALE_SWEEP_MS,
      detail: sweepAge === null ? "no sweep yet" : `last sweep ${Math.round(sweepAge / 1000)} s ago`,
      ...(!sweepFresh && upMs < STALE_SWEEP_MS && { known: false as const }),
    },
  };
  const optional: Health["parts"] = {
    executor: executorPart(reachable),
    linkedin: checkApiVersions(deps.linkedinVersions, retired, deps.clock.now()),
    mail: {
      ok: deps.mailer !== null || !deps.mailRequired,
      detail: deps.mailer ? "configured" : "not configured",
    },
    payments: toPaymentsPart(deps.paymentsState(), webhooksRefused),
    billing: { ok: openIncidents === 0, detail: `${openIncidents} open incidents` },
    strangers: {
      ok: strangerEmails < MANY_STRANGER_EMAILS,
      detail: `${strangerEmails} e-mails to unconfirmed addresses wait`,
    },
    visitors: visitorsPart(deps.visitorAddresses),
    purges: toPurgesPart(row, upMs),
    provider: providerPart(deps.providerData),
  };
  const allOk = (parts: Health["parts"]) => Object.values(parts).every(({ ok }) => ok);
  const status = !allOk(required) ? "down" : sweepFresh && allOk(optional) ? "ok" : "degraded";
  return { status, parts: { ...required, ...optional }, alarms };
}

async function readRow({ db, log }: Pick<HealthDeps, "db" | "log">): Promise<Row | null> {
  try {
    const [row] = await db.$queryRaw<Row[]>`
      select current_setting('timezone') as zone,
        (select count(*)::int from (
          select 1 from posts p join users u on u.id = p.author_id
          where p.status = 'scheduled' and p.deleted_at is null
            and u.waitlist_status = 'active' and u.linkedin_status = 'active' and not (${LACKS_APPROVAL})
            and p.due_at < now() - make_interval(secs => ${TIMING.alarm / 1000})
          order by p.due_at limit ${MAX_OVERDUE_COUNTED}) late) as "overduePosts",
        (select (extract(epoch from now() - at) * 1000)::float8 from heartbeats where name = 'sweep') as "sweepAge",
        array(select substr(name, length('linkedin-retired-') + 1) from heartbeats
          where name like 'linkedin-retired-%' order by name) as retired,
        exists (select from heartbeats bad where bad.name = 'stripe-webhook-bad_signature'
          and bad.at > now() - make_interval(mins => ${REFUSED_WEBHOOK_MINUTES})
          and not exists (select from heartbeats good where good.name = 'stripe-webhook-accepted'
            and good.at > bad.at - make_interval(mins => ${ACCEPTED_WEBHOOK_MINUTES}))) as "webhooksRefused",
        (select count(*)::int from (
          select 1 from billing_incidents where resolved_at is null limit ${MAX_OVERDUE_COUNTED}) open) as "openIncidents",
        (select count(*)::int from (
          select 1 from outbox_emails where due_at is not null
            and kind in ('contract_notice_confirm', 'data_request_confirm') limit ${MAX_OVERDUE_COUNTED}) waiting)
          as "strangerEmails",
        array(select kind from purge_runs where kind = any(${RETAINED_KINDS}) and coalesce(finished_at, awaited_since)
          <= now() - make_interval(hours => ${PURGE_OVERDUE_HOURS}::int)) as overdue,
        array(select name from unnest(${RETAINED_KINDS}::text[]) name
          where not exists (select from purge_runs where kind = name and (finished_at is not null
            or awaited_since <= now() - make_interval(hours => ${PURGE_OVERDUE_HOURS}::int)))) as never,
        array(select kind from alarms where raised_at is not null and cleared_at is null order by kind) as alarms`;
    return row!;
  } catch (cause) {
    // The page is public: the cause may name hosts, so it goes to the log.
    log.error("health.database_unreachable", { cause: String(cause) });
    return null;
  }
}

function providerPart({ missing, required }: HealthDeps["providerData"]): HealthPart {
  return {
    ok: missing.length === 0 || !required,
    detail: missing.length === 0 ? "complete" : `missing: ${missing.join(", ")}`,
  };
}

/** Without a trusted proxy all visitors of the public forms share their limits. */
function visitorsPart({ known, required }: HealthDeps["visitorAddresses"]): HealthPart {
  if (known) return { ok: true, detail: "told apart" };
  return { ok: !required, detail: "not told apart on the public forms: TRUSTED_PROXY_HOPS is 0" };
}

function executorPart(reachable: boolean | "unknown"): HealthPart {
  if (reachable === "unknown") return { ok: true, detail: "not asked", known: false };
  return { ok: reachable, detail: reachable ? "reachable" : "does not answer" };
}
