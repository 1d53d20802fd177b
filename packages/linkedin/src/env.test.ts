import { expect, test } from "vitest";
import { linkedinEnv } from "./env";

const given = { LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" };

test("the defaults are LinkedIn's own addresses and versions known to work", () => {
  expect(linkedinEnv.parse(given)).toEqual({
    ...given,
    LINKEDIN_WWW_URL: "https://www.linkedin.com",
    LINKEDIN_API_URL: "https://api.linkedin.com",
    LINKEDIN_VERSIONS: ["202610", "202609", "202608"],
    LINKEDIN_MEMBER_DAILY_CALLS: 150,
    LINKEDIN_COMMUNITY_SCOPES: [
      "r_basicprofile",
      "r_member_postAnalytics",
      "r_member_profileAnalytics",
      "w_member_social_feed",
    ],
    LINKEDIN_COMMUNITY_MEMBER_DAILY_CALLS: 100,
    LINKEDIN_COMMUNITY_DAILY_CALLS: 500,
    LINKEDIN_PORTABILITY_SCOPES: ["r_dma_portability_3rd_party"],
    LINKEDIN_PORTABILITY_MEMBER_DAILY_CALLS: 200,
    LINKEDIN_PORTABILITY_DAILY_CALLS: 5_000,
  });
  expect(linkedinEnv.parse({ ...given, LINKEDIN_VERSIONS: "202612, 202611" }).LINKEDIN_VERSIONS).toEqual([
    "202612",
    "202611",
  ]);
});

test.each([
  [{ LINKEDIN_VERSIONS: "" }],
  [{ LINKEDIN_VERSIONS: "latest" }],
  [{ LINKEDIN_API_URL: "ftp://x" }],
  [{ LINKEDIN_CLIENT_ID: "" }],
  [{ LINKEDIN_MEMBER_DAILY_CALLS: "0" }],
  [{ LINKEDIN_COMMUNITY_SCOPES: "r_basicprofile; r_more" }],
  [{ LINKEDIN_PORTABILITY_DAILY_CALLS: "many" }],
])("the environment with %j is refused", (part) => {
  expect(linkedinEnv.safeParse({ ...given, ...part }).success).toBe(false);
});
