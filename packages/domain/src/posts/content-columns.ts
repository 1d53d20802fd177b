import type { Post } from "@takt/db/generated/prisma/client";
import { type LinkCard, toStorableLinkCard } from "./model/link-card";
import type { Poll } from "./model/poll";
import { POST_FIELD_NAMES, type PostFields } from "./model/post-fields";

/** The columns of a post's link card and poll. */
export type ContentColumns = Pick<
  Post,
  "linkSource" | "linkTitle" | "linkDescription" | "pollQuestion" | "pollOptions" | "pollDuration"
>;

/** Reads a post's link card; null without one. An address that was kept before such were refused is read as none. */
export function toLinkCard({ linkSource, linkTitle, linkDescription }: ContentColumns): LinkCard | null {
  if (linkSource === null) return null;
  return toStorableLinkCard({ source: linkSource, title: linkTitle, description: linkDescription });
}

/** Reads a post's poll; null without one. */
export function toPoll({ pollQuestion, pollOptions, pollDuration }: ContentColumns): Poll | null {
  if (pollQuestion === null || pollDuration === null) return null;
  return { question: pollQuestion, options: pollOptions, duration: pollDuration };
}

/** A field that has one column, of its own name. */
type PlainField = Exclude<keyof PostFields, "media" | "linkCard" | "poll">;

/** Reads what is typed of a post, all but its files, which are separate rows. */
export function toPostFields(row: ContentColumns & Pick<Post, PlainField>): Omit<PostFields, "media"> {
  const columns: Partial<Post> = row;
  const plain = Object.fromEntries(
    POST_FIELD_NAMES.flatMap((name) => (name in columns ? [[name, columns[name as PlainField]]] : [])),
  ) as Pick<PostFields, PlainField>;
  return { ...plain, linkCard: toLinkCard(row), poll: toPoll(row) };
}

/** Returns the columns that an input writes; what the input does not name stays as it is. */
export function toContentColumns({
  linkCard,
  poll,
}: {
  linkCard?: LinkCard | null | undefined;
  poll?: Poll | null | undefined;
}): Partial<ContentColumns> {
  return {
    ...(linkCard !== undefined && {
      linkSource: linkCard?.source ?? null,
      linkTitle: linkCard?.title ?? "",
      linkDescription: linkCard?.description ?? "",
    }),
    ...(poll !== undefined && {
      pollQuestion: poll?.question ?? null,
      pollOptions: poll?.options ?? [],
      pollDuration: poll?.duration ?? null,
    }),
  };
}
