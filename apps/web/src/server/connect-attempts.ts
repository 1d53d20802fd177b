import { API_PRODUCTS, type ApiProduct } from "@takt/domain/connections/model/api-product";
import { cookies } from "next/headers";
import { z } from "zod";
import { env } from "../env";
import { cookieFlags, COOKIES } from "./cookies";
import { addAttempt, findAttempt, removeAttempt } from "./oauth-attempts";
import { safeReturnPath } from "./safe-return-path";

const shape = z.object({ back: z.string(), product: z.enum(API_PRODUCTS).nullable() });

/** An attempt while its member is at LinkedIn; `product` is null for the app that publishes. */
export type ConnectAttempt = { back: string; product: ApiProduct | null };

/** Remembers the way to LinkedIn that a tab begins, beside those of other tabs. */
export async function startConnectAttempt(state: string, attempt: ConnectAttempt): Promise<void> {
  const jar = await cookies();
  const { name, maxAge } = COOKIES.connectAttempts;
  const value = addAttempt(jar, COOKIES.connectAttempts, state, attempt);
  jar.set(name, value, { ...cookieFlags(env().AUTH_URL), maxAge });
}

/** Returns what is remembered of the attempt that LinkedIn answers, and forgets it; null without one. */
export async function takeConnectAttempt(state: string | null): Promise<ConnectAttempt | null> {
  const jar = await cookies();
  const { name, maxAge } = COOKIES.connectAttempts;
  const stored = shape.safeParse(findAttempt(jar, COOKIES.connectAttempts, state));
  const others = removeAttempt(jar, COOKIES.connectAttempts, state);
  if (others === null) jar.delete(name);
  else jar.set(name, others, { ...cookieFlags(env().AUTH_URL), maxAge });
  const back = stored.success ? safeReturnPath(stored.data.back) : null;
  return stored.success && back ? { ...stored.data, back } : null;
}
