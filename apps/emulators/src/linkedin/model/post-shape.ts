import type { Shape } from "./check-schema";

const string: Shape = { type: "string" };
const boolean: Shape = { type: "boolean" };
const strings: Shape = { type: "array", items: string };
const anyOf = (...symbols: string[]): Shape => ({ type: "enum", symbols });
const record = (required: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape => ({
  type: "record",
  required,
  optional,
});

/** The schema of POST /rest/posts (Microsoft Learn, Posts API). */
export const postShape: Shape = record(
  {
    author: string,
    commentary: string,
    visibility: anyOf("PUBLIC", "CONNECTIONS", "LOGGED_IN", "CONTAINER"),
    distribution: record(
      { feedDistribution: anyOf("MAIN_FEED", "NONE") },
      { targetEntities: { type: "array", items: record({}, {}) }, thirdPartyDistributionChannels: strings },
    ),
    lifecycleState: anyOf("DRAFT", "PUBLISHED", "PUBLISH_REQUESTED", "PUBLISH_FAILED"),
  },
  {
    content: {
      type: "union",
      members: {
        media: record({ id: string }, { altText: string, title: string }),
        multiImage: record(
          { images: { type: "array", items: record({ id: string }, { altText: string }) } },
          { altText: string },
        ),
        article: record(
          { source: string, title: string },
          { description: string, thumbnail: string, thumbnailAltText: string },
        ),
        poll: record({
          question: string,
          options: { type: "array", items: record({ text: string }) },
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
