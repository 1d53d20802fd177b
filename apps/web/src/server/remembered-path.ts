import { cookies } from "next/headers";
import { COOKIES } from "./cookies";
import { safeReturnPath } from "./safe-return-path";

/** Returns the page that the visitor wanted before they had to sign in, or null. */
export async function rememberedPath(): Promise<string | null> {
  return safeReturnPath((await cookies()).get(COOKIES.returnPath.name)?.value);
}
