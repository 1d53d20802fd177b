import type { Hono } from "hono";
import type { Backend } from "../backend";
import { audienceOf } from "../figures/audience";
import { DAY_MS, daysBetween } from "../figures/days";
import { errors } from "../model/errors";
import { answerPage } from "../restli/answer-page";
import { checkQuota, checkScope } from "../restli/check-call";
import { v2Gate } from "../restli/gates";
import { dateRangeParam, dateRecord } from "../restli/query-params";
import { personUrn, type RestContext, type RestEnv } from "../restli/rest-env";

/** The numbers of a member's followers and connections (docs/linkedin-api.md, Figures of members). */
export function memberAudienceRoutes(app: Hono<RestEnv>, backend: Backend) {
  app.get("/rest/memberFollowersCount", (c) => {
    checkQuota(backend, c);
    const finder = c.req.query("q") ?? "";
    checkScope(c, "r_member_profileAnalytics", `memberFollowersCount.FINDER-${finder}`);
    if (finder === "me") return answerPage(backend, c, lifetime(backend, c));
    if (finder === "dateRange") return answerPage(backend, c, byDay(backend, c));
    throw errors.noResource();
  });

  app.get("/v2/connections/:urn", v2Gate(backend), (c) => {
    checkQuota(backend, c);
    const isAllowed = c.get("token").scope.includes("r_1st_connections_size");
    if (!isAllowed || decodeURIComponent(c.req.param("urn")) !== personUrn(c))
      throw errors.denied("connections.GET.NO_VERSION");
    const firstDegreeSize = audienceOf(backend, c.get("member").sub).connections();
    if (firstDegreeSize === null) throw errors.notFound();
    return c.json({ firstDegreeSize });
  });
}

function lifetime(backend: Backend, c: RestContext) {
  const memberFollowersCount = audienceOf(backend, c.get("member").sub).followers();
  return memberFollowersCount === null ? [] : [{ memberFollowersCount }];
}

function byDay(backend: Backend, c: RestContext) {
  const range = dateRangeParam(c);
  if (range === null) throw errors.invalidParam("dateRange");
  const { analyticsEnd, followersOfDay } = backend.settings.get();
  const audience = audienceOf(backend, c.get("member").sub);
  if (!audience.isKnown) return [];
  const now = backend.clock.now();
  const end = range.end === null ? now : range.end + (analyticsEnd === "inclusive" ? DAY_MS : 0);
  return daysBetween(range.start, Math.min(end, now)).map((day) => ({
    dateRange: { start: dateRecord(day), end: dateRecord(day + DAY_MS) },
    memberFollowersCount:
      followersOfDay === "gained" ? audience.gained(day) : audience.followers(Math.min(day + DAY_MS, now)),
  }));
}
