import { expect, test } from "vitest";
import { linkedinEnv } from "./env";
import { readProductApps } from "./product-apps";

const given = { LINKEDIN_CLIENT_ID: "id", LINKEDIN_CLIENT_SECRET: "secret" };

test("only the products that an app is named for are there", () => {
  expect(readProductApps(linkedinEnv.parse(given))).toEqual({});
  const community = { LINKEDIN_COMMUNITY_CLIENT_ID: "c", LINKEDIN_COMMUNITY_CLIENT_SECRET: "s" };
  const scopes = { LINKEDIN_COMMUNITY_SCOPES: "r_basicprofile, r_member_social" };
  expect(readProductApps(linkedinEnv.parse({ ...given, ...community, ...scopes }))).toEqual({
    community: {
      clientId: "c",
      clientSecret: "s",
      scopes: ["r_basicprofile", "r_member_social"],
      memberCallsPerDay: 100,
      appCallsPerDay: 500,
    },
  });
});
