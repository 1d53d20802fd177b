import type { UrlSession } from "~/features/shared/drafts/url-session";

/** A UUID v7 (RFC 9562), the only kind that a post can be created under. */
const NEW_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The create page's URL: the post that is written in its editor (?id=), and whether that is shown (?tab=). */
export type PostUrl = { id: string | null; isShown: boolean };

/** The post that the create page shows, as its editor has to do with it. */
export type NewPost = Pick<UrlSession, "id" | "mightExist"> & {
  /** The server has nothing under the id of the URL. */
  onMissing: () => void;
  onTyped: () => void;
  onDiscarded: () => void;
};

export function parsePostUrl(params: Pick<URLSearchParams, "get">): PostUrl {
  const id = params.get("id");
  return { id: id !== null && NEW_ID.test(id) ? id : null, isShown: params.get("tab") !== "ai" };
}
