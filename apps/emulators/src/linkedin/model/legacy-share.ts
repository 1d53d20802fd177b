import type { PostInput } from "./check-post-schema";
import { anyOf, arrayOf, record, requireShape, string } from "./check-schema";
import { errors } from "./errors";

const CONTENT = "com.linkedin.ugc.ShareContent";
const VISIBILITY = "com.linkedin.ugc.MemberNetworkVisibility";

const text = record({ text: string });
const media = record(
  {},
  { status: string, media: string, originalUrl: string, title: text, description: text },
);

const shape = record({
  author: string,
  lifecycleState: string,
  specificContent: record({
    [CONTENT]: record({ shareCommentary: text, shareMediaCategory: string }, { media: arrayOf(media) }),
  }),
  visibility: record({ [VISIBILITY]: anyOf("PUBLIC", "CONNECTIONS", "LOGGED_IN") }),
});

type Share = {
  author: string;
  lifecycleState: string;
  specificContent: { [CONTENT]: { shareCommentary: { text: string }; shareMediaCategory: string } };
  visibility: { [VISIBILITY]: string };
};

/**
 * The body of a create by the old API (docs/linkedin-api.md, Not known, and without a switch) as the new API's input,
 * with plain text for commentary. Its shape follows the UGC Post API on Microsoft Learn, for /v2/shares too. Files
 * (`digitalmediaAsset`) and link cards of the old API are not emulated.
 */
export function readLegacyShare(body: unknown): PostInput {
  const { author, lifecycleState, specificContent, visibility } = requireShape<Share>(shape, body);
  const { shareCommentary, shareMediaCategory } = specificContent[CONTENT];
  if (shareMediaCategory !== "NONE") {
    throw errors.invalid(
      "INVALID_VALUE_FOR_FIELD",
      `shareMediaCategory can't be set to ${shareMediaCategory}`,
    );
  }
  return {
    author,
    lifecycleState,
    commentary: shareCommentary.text,
    visibility: visibility[VISIBILITY],
    distribution: { feedDistribution: "MAIN_FEED" },
  };
}
