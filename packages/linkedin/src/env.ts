import { z } from "zod";

const base = z.url({ protocol: /^https?$/, error: "must be an http(s) address" });

const scopes = (otherwise: string, what: string) =>
  z
    .string()
    .default(otherwise)
    .transform((list) => list.split(/[\s,]+/).filter((one) => one !== ""))
    .pipe(z.array(z.string().regex(/^\w+$/, "must be scopes, separated by spaces")).min(1))
    .describe(what);
const calls = (otherwise: number, what: string) =>
  z.coerce.number().int().min(1).default(otherwise).describe(what);

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
  LINKEDIN_COMMUNITY_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Of a second LinkedIn app, with the product Community Management API alone: posts' figures, first comments. Both it and its secret, or neither. Redirect URI: AUTH_URL/auth/linkedin/community/callback.",
    ),
  LINKEDIN_COMMUNITY_CLIENT_SECRET: z.string().min(1).optional().describe("Of that app."),
  LINKEDIN_COMMUNITY_SCOPES: scopes(
    "r_basicprofile r_member_postAnalytics r_member_profileAnalytics w_member_social_feed",
    "What that app may ask members for; with one that LinkedIn has not given it, nobody can connect it. Where it has `r_member_social`, add it: posts are read as well.",
  ),
  LINKEDIN_COMMUNITY_MEMBER_DAILY_CALLS: calls(
    100,
    "Calls a day that LinkedIn allows that app for one member: 100 in its Development tier.",
  ),
  LINKEDIN_COMMUNITY_DAILY_CALLS: calls(
    500,
    "Calls a day that LinkedIn allows that app for all members together: 500 in its Development tier.",
  ),
  LINKEDIN_PORTABILITY_CLIENT_ID: z
    .string()
    .min(1)
    .optional()
    .describe(
      "Of a further LinkedIn app, with the product Member Data Portability API: the posts of members in the EEA and Switzerland. Both it and its secret, or neither. Redirect URI: AUTH_URL/auth/linkedin/portability/callback.",
    ),
  LINKEDIN_PORTABILITY_CLIENT_SECRET: z.string().min(1).optional().describe("Of that app."),
  LINKEDIN_PORTABILITY_SCOPES: scopes(
    "r_dma_portability_3rd_party",
    "What that app may ask members for. `r_dma_portability_self_serve`: the data of the app's own developer alone.",
  ),
  LINKEDIN_PORTABILITY_MEMBER_DAILY_CALLS: calls(
    200,
    "Calls a day that Takt makes with that app for one member; LinkedIn's developer portal shows its quota.",
  ),
  LINKEDIN_PORTABILITY_DAILY_CALLS: calls(
    5_000,
    "Calls a day that Takt makes with that app for all members together.",
  ),
});
export type LinkedInEnv = z.infer<typeof linkedinEnv>;
