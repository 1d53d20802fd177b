import { pageContext } from "./context";

/** Tells whether the browser's session is valid, even when its user is gone. Throws while the database is unavailable. */
export async function hasSession(): Promise<boolean> {
  return (await pageContext()).session !== null;
}
