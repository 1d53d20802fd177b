import { API_PRODUCTS, type ApiProduct } from "@takt/domain/connections/model/api-product";
import { z } from "zod";
import { parseJson } from "../features/shared/parse-json";
import { safeReturnPath } from "./safe-return-path";

const shape = z.object({
  state: z.string().min(40),
  back: z.string(),
  product: z.enum(API_PRODUCTS).nullable(),
});

/** What is remembered while a member is at LinkedIn; `product` is null for the app that publishes. */
export type ConnectState = { state: string; back: string; product: ApiProduct | null };

/** Parses the cookie that startConnecting has set; null when it is missing or invalid. */
export function readConnectState(cookie: string | undefined): ConnectState | null {
  if (!cookie) return null;
  const stored = shape.safeParse(parseJson(cookie));
  const back = stored.success ? safeReturnPath(stored.data.back) : null;
  return stored.success && back ? { ...stored.data, back } : null;
}
