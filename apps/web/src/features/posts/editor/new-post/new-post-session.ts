import { newId } from "~/features/shared/pending-ids";

/** A UUID v7 (RFC 9562), the only kind that a post can be created under. */
const NEW_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** What the create page's URL says: the post that is written in its editor (?id=), and whether that is shown (?tab=). */
export type PostAddress = { id: string | null; isShown: boolean };

/** The post that the create page shows. */
export type NewPostSession = {
  id: string;
  /** Its id is older than this page: the server may have it. */
  mayExist: boolean;
  /** The URL names it. A URL is changed a moment before this. */
  isInAddress: boolean;
  /** The post before it, which was discarded: the URL may name it for a moment. */
  discarded?: string;
};

/** The post that the create page shows, as its editor has to do with it. */
export type NewPost = Pick<NewPostSession, "id" | "mayExist"> & {
  /** The server has nothing under the id of the URL. */
  onMissing: () => void;
  onTyped: () => void;
  onDiscarded: () => void;
};

const freshSession = (): NewPostSession => ({ id: newId(), mayExist: false, isInAddress: false });

/** Returns the session of a post that was begun earlier. */
export const sessionOf = (id: string): NewPostSession => ({ ...freshSession(), id, mayExist: true });

/** Returns the first session, from the URL. */
export function initialSession({ id }: Pick<PostAddress, "id">): NewPostSession {
  return id === null ? freshSession() : { ...sessionOf(id), isInAddress: true };
}

/** Returns the session after the restored text of a new post was discarded. */
export const sessionAfter = (discarded: string): NewPostSession => ({ ...freshSession(), discarded });

/**
 * Returns the same session when the URL still means it, else the next one: a URL that names another post means that, and
 * one that names none any more means a new one. The assistant's URL changes nothing.
 */
export function followAddress(session: NewPostSession, { id, isShown }: PostAddress): NewPostSession {
  if (id !== null && id === session.discarded) return session;
  const isInAddress = id === session.id;
  if (isInAddress || !isShown)
    return session.isInAddress === isInAddress ? session : { ...session, isInAddress };
  if (id === null) return session.isInAddress ? freshSession() : session;
  return initialSession({ id });
}

export function parsePostAddress(params: Pick<URLSearchParams, "get">): PostAddress {
  const id = params.get("id");
  return { id: id !== null && NEW_ID.test(id) ? id : null, isShown: params.get("tab") !== "ai" };
}
