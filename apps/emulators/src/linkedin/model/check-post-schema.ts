import type { Content } from "./entities";
import { anyOf, arrayOf, boolean, record, requireShape, string, type Shape } from "./check-schema";
import { errors } from "./errors";

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

/** The schema of POST /rest/posts (Microsoft Learn, Posts API). */
const postShape: Shape = record(
  {
    author: string,
    commentary: string,
    visibility: anyOf("PUBLIC", "CONNECTIONS", "LOGGED_IN", "CONTAINER"),
    distribution: record(
      { feedDistribution: anyOf("MAIN_FEED", "NONE") },
      { targetEntities: arrayOf(record({})), thirdPartyDistributionChannels: arrayOf(string) },
    ),
    lifecycleState: anyOf("DRAFT", "PUBLISHED", "PUBLISH_REQUESTED", "PUBLISH_FAILED"),
  },
  {
    content: {
      type: "union",
      members: {
        media: record({ id: string }, { altText: string, title: string }),
        multiImage: record(
          { images: arrayOf(record({ id: string }, { altText: string })) },
          { altText: string },
        ),
        article: record(
          { source: string, title: string },
          { description: string, thumbnail: string, thumbnailAltText: string },
        ),
        poll: record({
          question: string,
          options: arrayOf(record({ text: string })),
          settings: record(
            { duration: anyOf("ONE_DAY", "THREE_DAYS", "SEVEN_DAYS", "FOURTEEN_DAYS") },
            { voteSelectionType: anyOf("SINGLE_VOTE", "MULTIPLE_VOTE"), isVoterVisibleToAuthor: boolean },
          ),
        }),
      },
    },
    isReshareDisabledByAuthor: boolean,
    reshareContext: record({ parent: string }),
    container: string,
    contentLandingPage: string,
    contentCallToActionLabel: string,
  },
);

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
  const input = requireShape<PostInput>(postShape, body);
  const media = input.content?.media;
  if (media?.id.startsWith("urn:li:document:") && media.title === undefined) {
    throw errors.schema(["/content/media/title :: field is required but not found and has no default value"]);
  }
  return input;
}

const isEmptyContent = (content: unknown) =>
  content === null || (typeof content === "object" && Object.keys(content).length === 0);
