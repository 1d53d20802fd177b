/** A UUID v7 (RFC 9562), the only kind that a post can be created under. */
const NEW_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** What the create page's URL says: the post that is written in its editor (?id=), and whether that is shown (?tab=). */
export type PostAddress = { id: string | null; isShown: boolean };

export function parsePostAddress(params: Pick<URLSearchParams, "get">): PostAddress {
  const id = params.get("id");
  return { id: id !== null && NEW_ID.test(id) ? id : null, isShown: params.get("tab") !== "ai" };
}
