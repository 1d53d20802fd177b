import type { Hono } from "hono";
import type { Backend } from "../backend";
import { DAY_MS, daysBetween } from "../figures/days";
import { memberFigures, postFigures, type ReadMetric } from "../figures/post-figures";
import { POST_METRICS, VIDEO_METRICS, type Metric } from "../model/activity";
import { errors } from "../model/errors";
import { isPublished } from "../posts/present-post";
import { answerPage } from "../restli/answer-page";
import { checkQuota, checkScope } from "../restli/check-call";
import { dateRangeParam, dateRecord, entityParam, enumParam, type DateRange } from "../restli/query-params";
import type { RestContext, RestEnv } from "../restli/rest-env";

type Resource = { path: string; metrics: readonly Metric[]; type: string };
type Query = { metric: Metric; isDaily: boolean; range: DateRange | null; target: object };

const RESOURCES: Resource[] = [
  { path: "memberCreatorPostAnalytics", metrics: POST_METRICS, type: "CreatorPostAnalyticsMetricTypeV1" },
  { path: "memberCreatorVideoAnalytics", metrics: VIDEO_METRICS, type: "CreatorVideoAnalyticsMetricTypeV1" },
];
/** Metrics that came with version 202604. */
const SINCE_202604: readonly Metric[] = POST_METRICS.slice(5);
const NEVER_DAILY: readonly Metric[] = [
  "MEMBERS_REACHED",
  "LINK_CLICKS",
  "FOLLOWER_GAINED_FROM_CONTENT",
  "PROFILE_VIEW_FROM_CONTENT",
  "VIDEO_VIEWER",
];

/** The statistics of a member's posts and videos (docs/linkedin-api.md, Figures of members). */
export function memberAnalyticsRoutes(app: Hono<RestEnv>, backend: Backend) {
  for (const resource of RESOURCES)
    app.get(`/rest/${resource.path}`, (c) => answerAnalytics(backend, c, resource));
}

function answerAnalytics(backend: Backend, c: RestContext, { path, metrics, type }: Resource): Response {
  checkQuota(backend, c);
  const finder = c.req.query("q") ?? "";
  checkScope(c, "r_member_postAnalytics", `${path}.FINDER-${finder}`);
  const version = c.get("version");
  const known = version < "202604" ? metrics.filter((metric) => !SINCE_202604.includes(metric)) : metrics;
  const metric = enumParam(c, "queryType", known);
  const aggregation = c.req.query("aggregation") ?? "TOTAL";
  const isDaily = aggregation === "DAILY";
  if (!isDaily && aggregation !== "TOTAL") throw errors.invalidParam("aggregation");
  if (isDaily && (NEVER_DAILY.includes(metric) || (metric === "IMPRESSION" && finder === "entity")))
    throw errors.invalidParam("aggregation");
  const range = dateRangeParam(c);
  const { read, target } = subjectOf(backend, c, finder);
  const elements = elementsOf(backend, read, { metric, isDaily, range, target }).map((element) => ({
    ...element,
    metricType:
      version < "202605" ? { [`com.linkedin.adsexternalapi.memberanalytics.v1.${type}`]: metric } : metric,
  }));
  return answerPage(backend, c, elements);
}

/** Returns the subject of the figures: all of the member's posts, or one. */
function subjectOf(backend: Backend, c: RestContext, finder: string): { read: ReadMetric; target: object } {
  const { sub } = c.get("member");
  if (finder === "me") return { read: memberFigures(backend, sub), target: {} };
  if (finder !== "entity") throw errors.noResource();
  const { name, urn } = entityParam(c);
  const post = backend.store.posts.get(urn);
  if (!post || !isPublished(post, backend.clock.now())) throw errors.notFound();
  if (post.author !== sub) throw errors.foreignField("/entity");
  return { read: postFigures(backend, post), target: { targetEntity: { [name]: urn } } };
}

function elementsOf(backend: Backend, read: ReadMetric, { metric, isDaily, range, target }: Query) {
  const { analyticsEnd, zeroFigures } = backend.settings.get();
  const lastDay = analyticsEnd === "inclusive" ? DAY_MS : 0;
  const tomorrow = Math.ceil((backend.clock.now() + 1) / DAY_MS) * DAY_MS;
  const rangeEnd = range?.end ?? null;
  const end = rangeEnd === null ? tomorrow : rangeEnd + lastDay;
  const shown = (count: number | null) => count !== null && (count !== 0 || zeroFigures === "zero");
  if (!isDaily) {
    const count = read(metric, range?.start ?? 0, end);
    // The range is empty here even when one was asked for, as in the published samples.
    return shown(count) ? [{ count, dateRange: {}, ...target }] : [];
  }
  // Without a range the days of the last month are answered (assumed).
  const start = range?.start ?? tomorrow - 30 * DAY_MS;
  return daysBetween(start, Math.min(end, tomorrow))
    .map((day) => ({
      count: read(metric, day, day + DAY_MS),
      dateRange: { start: dateRecord(day), end: dateRecord(day + DAY_MS - lastDay) },
      ...target,
    }))
    .filter(({ count }) => shown(count));
}
