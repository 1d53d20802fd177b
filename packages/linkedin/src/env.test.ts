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
])("the environment with %j is refused", (part) => {
  expect(linkedinEnv.safeParse({ ...given, ...part }).success).toBe(false);
});
