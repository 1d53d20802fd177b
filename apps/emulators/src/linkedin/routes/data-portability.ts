import type { Hono } from "hono";
import { PRODUCT_SCOPES } from "../apps/registered-apps";
import type { Backend } from "../backend";
import { errors } from "../model/errors";
import { changeLog } from "../portability/change-log";
import { shareRows } from "../portability/share-rows";
import { checkQuota, denied } from "../restli/check-call";
import { numberParam } from "../restli/query-params";
import { personUrn, type RestContext, type RestEnv } from "../restli/rest-env";

/** How many rows a page of a snapshot has (assumed). */
const SNAPSHOT_PAGE_ROWS = 100;
const CHANGES_DEFAULT = 10;
const CHANGES_MAX = 50;
const SCOPES: readonly string[] = PRODUCT_SCOPES.data_portability;

/** Member Data Portability (docs/linkedin-api.md, Data portability). These resources exist in version 202312 alone. */
export function dataPortabilityRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/rest/memberSnapshotData", (c) => answerSnapshot(backend, c));
  app.get("/rest/memberChangeLogs", (c) => answerChanges(backend, c));
  app.get("/rest/memberAuthorizations", (c) => answerConsent(backend, c));
  app.post("/rest/memberAuthorizations", (c) => enrol(backend, c));
}

/** A page of the member's data. `start` counts pages, and after the last one comes a 404. */
function answerSnapshot(backend: Backend, c: RestContext): Response {
  checkFinder(backend, c, "memberSnapshotData", "criteria");
  const since = consentOf(backend, c);
  const domain = c.req.query("domain") ?? "MEMBER_SHARE_INFO";
  const isReady = backend.clock.now() >= since + backend.settings.get().snapshotDelayMs;
  const page = numberParam(c, "start", { otherwise: 0 });
  const rows = isReady ? rowsOf(backend, c, domain) : [];
  const snapshotData = rows.slice(page * SNAPSHOT_PAGE_ROWS, (page + 1) * SNAPSHOT_PAGE_ROWS);
  if (snapshotData.length === 0) throw errors.noData(page === 0 ? "domain and memberId" : "memberId");
  const link = (rel: string, start: number) => ({
    type: "application/json",
    rel,
    href: `/rest/memberSnapshotData?q=criteria&start=${start}&domain=${domain}`,
  });
  const hasNext = rows.length > (page + 1) * SNAPSHOT_PAGE_ROWS;
  const links = [...(page > 0 ? [link("prev", page - 1)] : []), ...(hasNext ? [link("next", page + 1)] : [])];
  // The total is not to be relied on (documented): it does not grow with the pages.
  const paging = { start: page, count: 10, links, total: 1 };
  return c.json({ paging, elements: [{ snapshotDomain: domain, snapshotData }] });
}

/** The rows of a copy: the member's posts, or the one row of Profile.csv with the columns that matter here. */
function rowsOf(backend: Backend, c: RestContext, domain: string): object[] {
  const { sub, given_name, family_name, headline } = c.get("member");
  if (domain === "MEMBER_SHARE_INFO") return shareRows(backend, sub);
  if (domain !== "PROFILE") return [];
  return [{ "First Name": given_name, "Last Name": family_name, Headline: headline }];
}

function answerChanges(backend: Backend, c: RestContext): Response {
  checkFinder(backend, c, "memberChangeLogs", "memberAndApplication");
  const since = consentOf(backend, c);
  const startTime = numberParam(c, "startTime", { otherwise: 0 });
  const count = numberParam(c, "count", { min: 1, max: CHANGES_MAX, otherwise: CHANGES_DEFAULT });
  const start = numberParam(c, "start", { otherwise: 0 });
  const { sub } = c.get("member");
  const all = changeLog(backend, { sub, person: personUrn(c), since }).filter(
    ({ processedAt }) => processedAt >= startTime,
  );
  const query = `q=memberAndApplication&startTime=${startTime}&count=${count}&start=${start + count}`;
  const next = { type: "application/json", rel: "next", href: `/rest/memberChangeLogs?${query}` };
  const links = all.length > start + count ? [next] : [];
  return c.json({ paging: { start, count, links }, elements: all.slice(start, start + count) });
}

function answerConsent(backend: Backend, c: RestContext): Response {
  checkFinder(backend, c, "memberAuthorizations", "memberAndApplication");
  const app = c.get("app").clientId;
  const regulatedAt = backend.store.grantOf(app, c.get("member").sub)?.regulatedAt ?? null;
  const element = {
    memberComplianceAuthorizationKey: {
      developerApplication: `urn:li:developerApplication:${backend.apps.all.indexOf(c.get("app")) + 1}`,
      member: personUrn(c),
    },
    regulatedAt,
    memberComplianceScopes: ["DMA"],
  };
  return c.json({
    paging: { start: 0, count: 10, links: [] },
    elements: regulatedAt === null ? [] : [element],
  });
}

/** POST /rest/memberAuthorizations {}: from now on LinkedIn archives for this app, if it did not before. */
function enrol(backend: Backend, c: RestContext): Response {
  checkPortability(backend, c, "memberAuthorizations.CREATE");
  const grant = backend.store.grantOf(c.get("app").clientId, c.get("member").sub);
  if (!grant) throw errors.notFound();
  if (grant.regulatedAt === null) backend.store.saveGrant({ ...grant, regulatedAt: backend.clock.now() });
  return c.json({}, 201);
}

/** Throws 403 unless the token may read a copy of the member's data. */
function checkPortability(backend: Backend, c: RestContext, access: string): void {
  checkQuota(backend, c);
  if (!c.get("token").scope.some((scope) => SCOPES.includes(scope))) throw denied(c, access);
}

function checkFinder(backend: Backend, c: RestContext, resource: string, finder: string): void {
  checkPortability(backend, c, `${resource}.FINDER-${finder}`);
  if (c.req.query("q") !== finder) throw errors.noResource();
}

/** The instant since which LinkedIn archives what the member does for this app. Throws 404 before it does. */
function consentOf(backend: Backend, c: RestContext): number {
  const grant = backend.store.grantOf(c.get("app").clientId, c.get("member").sub);
  const since = grant?.regulatedAt ?? null;
  if (since === null) throw errors.noData("memberId");
  return since;
}
