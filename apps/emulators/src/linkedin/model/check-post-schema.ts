import type { Content } from "./entities";
import { checkSchema } from "./check-schema";
import { errors } from "./errors";
import { postShape } from "./post-shape";

export type PostInput = {
  author: string;
  commentary: string;
  visibility: string;
  distribution: { feedDistribution: string };
  lifecycleState: string;
  content?: Content;
  isReshareDisabledByAuthor?: boolean;
  reshareContext?: { parent: string };
};

/** Fields that only LinkedIn writes. */
const READ_ONLY = ["id", "createdAt", "publishedAt", "lastModifiedAt", "lifecycleStateInfo"];

/**
 * The first check of a create: the body's shape. An empty or null `content` and read-only fields are "unpermitted"
 * (403); a document without a title and any other schema error is 422 (Microsoft Learn, Posts API).
 */
export function checkPostSchema(body: unknown): PostInput {
  const fields = (body ?? {}) as Record<string, unknown>;
  if (isEmptyContent(fields.content)) throw errors.unpermittedField("/content");
  const readOnly = READ_ONLY.find((name) => name in fields);
  if (readOnly !== undefined) throw errors.unpermittedField(`/${readOnly}`);
  const lines = checkSchema(postShape, body);
  if (lines.length > 0) throw errors.schema(lines);
  const input = body as PostInput;
  const media = input.content?.media;
  if (media?.id.startsWith("urn:li:document:") && media.title === undefined) {
    throw errors.schema(["/content/media/title :: field is required but not found and has no default value"]);
  }
  return input;
}

const isEmptyContent = (content: unknown) =>
  content === null || (typeof content === "object" && Object.keys(content).length === 0);
