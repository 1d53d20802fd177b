import { barePath } from "../../../../i18n/locale-path";

const CREATE_PATH = "/app/content/create";
const EDIT_PATH = "/app/content/edit/";
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A UUID v7 (RFC 9562), the only kind that a post can be created under. */
const NEW_ID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * What a URL names: the page of a post, the create page, its assistant, or another page; and the post, on the create page
 * by ?id=.
 */
export type PostAddress = { page: "edit" | "create" | "assistant" | "other"; id: string | null };

export function parsePostAddress(pathname: string, params: Pick<URLSearchParams, "get">): PostAddress {
  const path = barePath(pathname);
  if (path === CREATE_PATH)
    return { page: params.get("tab") === "ai" ? "assistant" : "create", id: idIn(params.get("id"), NEW_ID) };
  const id = path.startsWith(EDIT_PATH) ? idIn(path.slice(EDIT_PATH.length), UUID) : null;
  return id === null ? { page: "other", id } : { page: "edit", id };
}

export const editPath = (id: string): string => EDIT_PATH + id;

function idIn(text: string | null, pattern: RegExp): string | null {
  return text !== null && pattern.test(text) ? text : null;
}
