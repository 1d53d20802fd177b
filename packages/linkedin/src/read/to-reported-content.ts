import type { ReportedContent } from "@takt/domain/sync/model/reported-post";
import { z } from "zod";

const file = z.object({ id: z.string() });
const contentSchema = z.object({
  media: file.optional(),
  multiImage: z.object({ images: z.array(file) }).optional(),
  article: z.object({ source: z.string() }).optional(),
  poll: z.object({ question: z.string() }).optional(),
});

/** Reads what a post has beside its text (Microsoft Learn, Posts API, content); empty where it is not understood. */
export function toReportedContent(content: unknown): ReportedContent {
  const { media, multiImage, article, poll } = contentSchema.catch({}).parse(content ?? {});
  const files = media ? [media] : multiImage?.images;
  return {
    ...(files && { media: files.map(({ id }) => id) }),
    ...(article && { linkSource: article.source }),
    ...(poll && { pollQuestion: poll.question }),
  };
}
