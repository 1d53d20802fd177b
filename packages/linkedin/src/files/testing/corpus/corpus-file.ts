import type { FileItem } from "@takt/domain/sync/ports/member-files";

/** The outcome of a file: a code that refuses all of it, or its items in short. */
export type CorpusOutcome =
  | string
  | {
      /** The texts of posts, or the ids of those without one, each with the day it was published. */
      posts?: readonly string[];
      /** Of each day the figures. */
      days?: readonly string[];
      /** Row and reason; of a quote that is never closed the lines, too. */
      refused?: readonly string[];
    };

/** A small file as people have them, made here, and what has to come of it. */
export type CorpusFile = {
  kind: string;
  name: string;
  bytes: Buffer;
  outcome: CorpusOutcome;
};

/** The time at which the files of the corpus are brought. */
export const CORPUS_NOW = new Date("2026-03-10T12:00:00Z");

const MINTED = Date.UTC(2026, 2, 2, 9, 30);

/** The id of a post that was published so many days after the second of March 2026, 9:30. */
const idOf = (days: number): string => (BigInt(MINTED + days * 86_400_000) << 22n).toString();
export const toLink = (days: number): string =>
  `https://www.linkedin.com/feed/update/urn%3Ali%3Ashare%3A${idOf(days)}`;
export const toActivity = (days: number): string =>
  `https://www.linkedin.com/feed/update/urn:li:activity:${idOf(days)}`;

/** Tells items in short, in the form of CorpusOutcome. */
export function toOutcome(items: readonly FileItem[]): Exclude<CorpusOutcome, string> {
  const posts = items.flatMap((item) => (item.kind === "post" ? item.post : []));
  const days = items.flatMap((item) => (item.kind === "day" ? item.day : []));
  const refused = items.flatMap((item) => (item.kind === "refused" ? item.refused : []));
  const counts = (figures: object) =>
    Object.entries(figures)
      .map(([metric, count]) => `${metric} ${count}`)
      .join(", ");
  return {
    ...(posts.length > 0 && {
      posts: posts.map(({ report, metrics }) =>
        [report.publishedAt.toISOString().slice(0, 10), report.text ?? counts(metrics ?? {})].join(" "),
      ),
    }),
    ...(days.length > 0 && { days: days.map(({ day, ...figures }) => `${day} ${counts(figures)}`) }),
    ...(refused.length > 0 && {
      refused: refused.map(({ row, reason, lines }) => [row, reason, ...(lines ? [lines] : [])].join(" ")),
    }),
  };
}
