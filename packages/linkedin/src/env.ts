import { z } from "zod";

const base = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

/** The environment variables of this package. */
export const linkedinEnv = z.object({
  LINKEDIN_CLIENT_ID: z
    .string()
    .min(1)
    .describe("Of your LinkedIn app. Without it and the secret `npm start` runs the emulator."),
  LINKEDIN_CLIENT_SECRET: z.string().min(1).describe("Of your LinkedIn app: both, or neither."),
  LINKEDIN_WWW_URL: base
    .default("https://www.linkedin.com")
    .describe("LinkedIn's OAuth pages, token endpoint and uploads of bytes."),
  LINKEDIN_API_URL: base.default("https://api.linkedin.com").describe("LinkedIn's API."),
  // A version is never derived from the calendar: LinkedIn refuses one that is not released yet just as it
  // refuses a retired one (docs/linkedin-api.md, Limits and versions).
  LINKEDIN_VERSIONS: z
    .string()
    .default("202610,202609,202608")
    .transform((list) => list.split(",").map((version) => version.trim()))
    .pipe(z.array(z.string().regex(/^\d{6}$/, "must be YYYYMM, separated by commas")).min(1))
    .describe("Known good versions of LinkedIn's API, the newest first."),
  LINKEDIN_MEMBER_DAILY_CALLS: z.coerce
    .number()
    .int()
    .min(50)
    .default(150)
    .describe(
      "Calls a day that LinkedIn allows your app for one member (its developer portal, Analytics tab). Counted before they are made; posts beyond it wait for the next day (UTC).",
    ),
});
export type LinkedInEnv = z.infer<typeof linkedinEnv>;
