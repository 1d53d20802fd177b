import { z } from "zod";

const SECRETS = /^whsec_[\x21-\x2b\x2d-\x7e]+(\s*,\s*whsec_[\x21-\x2b\x2d-\x7e]+)*$/;

/** The environment variables of this package. Without STRIPE_SECRET_KEY nothing is sold. */
export const billingEnv = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .trim()
    .regex(
      /^(sk|rk)_(test|live)_\w+$/,
      "must be a secret key: sk_live_..., or rk_live_... of a restricted one",
    )
    .optional()
    .describe(
      "Secret key of your Stripe account; `npm run stripe:setup` then prepares the account. Without it `npm start` runs the emulator, and a server sells nothing.",
    ),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .trim()
    .regex(SECRETS, "must be whsec_..., several separated by commas")
    .optional()
    .describe(
      "Signing secret of the webhook endpoint at AUTH_URL/api/stripe/webhook; `npm run stripe:setup` prints it. While it is rolled: the old and the new one, separated by a comma.",
    ),
  STRIPE_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must be an http(s) address" })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), "must be an address without a path")
    .default("https://api.stripe.com")
    .describe("Stripe's API."),
  STRIPE_TAX: z
    .enum(["exempt", "automatic"], "must be exempt or automatic")
    .optional()
    .describe(
      "`exempt`: a small business that charges no VAT (German VAT Act, section 19); `automatic`: prices include VAT, which Stripe Tax computes. In production it must be set once STRIPE_SECRET_KEY is; elsewhere it is `exempt` when not set.",
    ),
  STRIPE_TERMS_CONSENT: z
    .enum(["off", "on"], "must be on or off")
    .default("off")
    .describe(
      "`on`: Stripe's checkout asks for consent to your terms as well; Stripe's Dashboard must have their address, else no checkout opens.",
    ),
  MONEY_BACK_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(30)
    .describe(
      "Days of the money-back guarantee that order pages and confirmations promise, beyond the right of withdrawal. `0`: there is none.",
    ),
});
export type BillingEnv = z.infer<typeof billingEnv>;
