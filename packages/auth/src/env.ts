import { z } from "zod";

/** What this package needs of the environment. */
export const authEnv = z.object({
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters"),
  /** Where browsers find this app: an origin, without a path. */
  AUTH_URL: z
    .url({ protocol: /^https?$/, error: "must be an http(s) address" })
    .transform((url) => new URL(url).origin),
  /** `k1:base64,k2:base64`: 32 bytes each. The first seals, any opens. */
  TOKEN_KEYS: z.string().regex(/^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/, {
    error: "must be kid:base64[,kid:base64], with 32 bytes in each",
  }),
  /** What a new account is: active at once, or waiting for the provider. */
  SIGNUP: z.enum(["open", "waitlist"]).default("waitlist"),
});
export type AuthEnv = z.output<typeof authEnv>;
