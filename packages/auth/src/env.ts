import { z } from "zod";

/** The environment variables of this package. */
export const authEnv = z.object({
  AUTH_SECRET: z
    .string()
    .min(32, "must have at least 32 characters")
    .describe("Signs what browsers keep; 32 characters or more. `npm start` makes one."),
  AUTH_URL: z
    .url({ protocol: /^https?$/, error: "must be an http(s) address" })
    .transform((url) => new URL(url).origin)
    .describe(
      "Where browsers find this app: an origin, without a path. `npm start` takes http://localhost:PORT.",
    ),
  TOKEN_KEYS: z
    .string()
    .regex(/^[\w-]+:[A-Za-z0-9+/]{43}=(,[\w-]+:[A-Za-z0-9+/]{43}=)*$/, {
      error: "must be kid:base64[,kid:base64], with 32 bytes in each",
    })
    .describe(
      "Encrypts LinkedIn's tokens in the database: `k1:base64,k2:base64`, 32 bytes each. The first seals, any opens. `npm start` makes one.",
    ),
  SIGNUP: z
    .enum(["open", "waitlist"])
    .default("waitlist")
    .describe(
      "A new account is active at once (`open`) or waits for the provider (`npm run provider`). `npm start` says open.",
    ),
});
