import { type ContentColumns, toLinkCard, toPoll } from "../content-columns";
import { linkCardUrl } from "../model/link-card";
import { publishText } from "../model/publish-text";
import type { PublishableContent, PublishablePost, UploadFile } from "../ports/publisher";

/** The columns of a post that LinkedIn gets, with its files in their order; `urn` is null while one is not uploaded. */
export type PublishableRow = ContentColumns & {
  content: string;
  hashtags: string[];
  visibility: "PUBLIC" | "CONNECTIONS";
  media: {
    kind: UploadFile["kind"];
    altText: string;
    title: string;
    fileName: string;
    urn: string | null;
  }[];
};

/** Converts a post's columns to what its create call is built from. */
export function toPublishablePost(row: PublishableRow): PublishablePost {
  const { visibility } = row;
  return { text: publishText(row.content, row.hashtags), visibility, content: toContent(row) };
}

function toContent(row: PublishableRow): PublishableContent {
  const { media } = row;
  const [first] = media;
  const linkCard = toLinkCard(row);
  if (linkCard) {
    const { source, title, description } = linkCard;
    return {
      kind: "article",
      source: linkCardUrl(source) ?? source,
      title: title.trim(),
      description: description.trim(),
      thumbnail: first ? (first.urn ?? "") : null,
    };
  }
  const poll = toPoll(row);
  if (poll) {
    const options = poll.options.map((option) => option.trim());
    return { kind: "poll", question: poll.question.trim(), options, duration: poll.duration };
  }
  if (!first) return { kind: "none" };
  if (first.kind !== "image") {
    // LinkedIn requires a title.
    const title = first.title || first.fileName.replace(/\.[^.]+$/, "") || first.fileName;
    return { kind: first.kind, urn: first.urn ?? "", title };
  }
  return { kind: "images", images: media.map(({ urn, altText }) => ({ urn: urn ?? "", altText })) };
}
