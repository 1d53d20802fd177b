import type { Backend } from "../backend";
import { audienceOf } from "../figures/audience";
import { DAY_MS, daysBetween } from "../figures/days";
import { memberFigures, postFigures, type ReadMetric } from "../figures/post-figures";
import { fullName, type Member, type Post } from "../model/entities";
import { EXPORT_TEXTS, exportDate } from "./export-texts";
import { activityUrn } from "../model/snowflake";

type Cell = string | number | null;
type ExportSheet = { name: string; rows: Cell[][] };
/** The first instants of the first and of the last day, both of which belong to the range. */
export type ExportRange = { from: number; to: number };

const MOST_POSTS = 50;

/** The sheets of an analytics export, the cells as they are before they become text. */
export function analyticsSheets(backend: Backend, member: Member, { from, to }: ExportRange): ExportSheet[] {
  const { exportLanguage: language, exportForm } = backend.settings.get();
  const texts = EXPORT_TEXTS[language];
  const date = (at: number) => exportDate(at, language);
  const end = to + DAY_MS;
  const days = daysBetween(from, end);
  const figures = memberFigures(backend, member.sub);
  const audience = audienceOf(backend, member.sub);
  const demographics = exportForm === "content" ? [0.21, 0.08, 0.005] : ["21%", "8%", texts.lessThanOne];
  const publishDate = exportForm === "content" ? sentenceCase(texts.postPublishDate) : texts.postPublishDate;

  return [
    {
      name: texts.discovery,
      rows: [
        [texts.overallPerformance, `${date(from)} - ${date(to)}`],
        [texts.impressions, figures("IMPRESSION", from, end) ?? 0],
        [texts.membersReached, figures("MEMBERS_REACHED", from, end) ?? 0],
      ],
    },
    {
      name: texts.engagement,
      rows: [
        [texts.date, texts.impressions, texts.engagements],
        ...days.map((day) => [
          date(day),
          figures("IMPRESSION", day, day + DAY_MS) ?? 0,
          engagements(figures, day, day + DAY_MS),
        ]),
      ],
    },
    {
      name: texts.topPosts,
      rows: [
        [texts.atMost],
        [],
        [texts.postUrl, publishDate, texts.engagements, null, texts.postUrl, publishDate, texts.impressions],
        ...topPosts(backend, member, { from, end, date }),
      ],
    },
    {
      name: texts.followers,
      rows: [
        [`${texts.totalFollowersOn} ${date(to)}`, audience.followers(end) ?? 0],
        [],
        [texts.date, texts.newFollowers],
        ...days.map((day) => [date(day), audience.gained(day)]),
      ],
    },
    ...(exportForm === "content"
      ? [texts.demographics]
      : [texts.audienceDemographics, texts.contentDemographics]
    ).map((name) => ({
      name,
      rows: [
        [texts.topDemographics, texts.value, texts.percentage],
        [texts.jobTitle, "Software Engineer", demographics[0]!],
        [texts.jobTitle, "Founder", demographics[1]!],
        [texts.location, "Greater Munich Metropolitan Area", demographics[2]!],
      ],
    })),
  ];
}

const sentenceCase = (text: string) => text[0]! + text.slice(1).toLowerCase();

const engagements = (read: ReadMetric, from: number, to: number) =>
  (["REACTION", "COMMENT", "RESHARE"] as const).reduce(
    (sum, metric) => sum + (read(metric, from, to) ?? 0),
    0,
  );

/** Two tables side by side, each in its own order and with its own length. */
function topPosts(
  backend: Backend,
  member: Member,
  { from, end, date }: { from: number; end: number; date: (at: number) => string },
): Cell[][] {
  const form = backend.settings.get().exportAddresses;
  const posts = backend.store
    .postsOf(member.sub)
    .filter((post) => post.deletedAt === null)
    .map((post) => {
      const read = postFigures(backend, post);
      return {
        cells: [postAddress(post, member, form), date(post.settlesAt)],
        engagements: engagements(read, from, end),
        impressions: read("IMPRESSION", from, end) ?? 0,
      };
    });
  const ranked = (by: "engagements" | "impressions") =>
    posts
      .filter((post) => post[by] > 0)
      .toSorted((a, b) => b[by] - a[by])
      .slice(0, MOST_POSTS)
      .map((post) => [...post.cells, post[by]]);
  const [left, right] = [ranked("engagements"), ranked("impressions")];
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, i) => [
    ...(left[i] ?? [null, null, null]),
    null,
    ...(right[i] ?? [null, null, null]),
  ]);
}

/** The address of a post in an analytics export: by its activity, or in words with the number of the share or ugcPost. */
function postAddress({ urn, published }: Post, author: Member, form: "activity" | "slug"): string {
  if (form === "activity") return `https://www.linkedin.com/feed/update/${activityUrn(urn)}`;
  const [, , type, id] = urn.split(":");
  const name = slugOf(fullName(author));
  const words = slugOf(published).split("-").slice(0, 6).join("-") || "post";
  return `https://www.linkedin.com/posts/${name}_${words}-${type}-${id}-aBcD`;
}

const slugOf = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
