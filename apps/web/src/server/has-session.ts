import { pageContext } from "./api";

/** Whether the browser's session is valid; its profile may be gone all the same. Throws while the database is away. */
export async function hasSession(): Promise<boolean> {
  return (await pageContext()).session !== null;
}
