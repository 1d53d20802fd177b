import { COMMUNITY, PORTABILITY, startHarness } from "@takt/emulators/linkedin/testing/start-harness";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createMemberLookup } from "./member-lookup";
import { captureLog } from "./testing/capture-log";

let linkedin: Awaited<ReturnType<typeof startHarness>>;

beforeAll(async () => {
  linkedin = await startHarness();
});
afterAll(() => linkedin.close());
beforeEach(() => linkedin.control.reset());

const lookUp = (product: "community" | "portability", token: string) =>
  createMemberLookup({ apiUrl: linkedin.url, versions: ["202610"], log: captureLog().log })(product, token);
const issue = async (app: string, scope?: string) => {
  const { sub } = await linkedin.control.addMember({ given_name: "Anna", family_name: "Berger", eea: true });
  return { sub, ...(await linkedin.control.issueToken(sub, scope, app)) };
};

test("the Community Management app knows the member's name, and by its own id", async () => {
  const { sub, access_token, person } = await issue(COMMUNITY);
  const found = await lookUp("community", access_token);
  expect(found).toEqual({
    kind: "read",
    value: { memberSub: person.split(":").at(-1), memberName: "Anna Berger" },
  });
  expect(person).not.toContain(sub);
});

test("without r_basicprofile the member is not known", async () => {
  const { access_token } = await issue(COMMUNITY, "r_member_postAnalytics");
  expect(await lookUp("community", access_token)).toEqual({ kind: "denied" });
});

test.each([true, false])(
  "data portability tells whose data it is (archiving begins on its own: %s)",
  async (enrols) => {
    await linkedin.control.settings({ enrolsAtConsent: enrols });
    const { access_token, person } = await issue(PORTABILITY);
    expect(await lookUp("portability", access_token)).toEqual({
      kind: "read",
      value: { memberSub: person.split(":").at(-1), memberName: "Anna Berger" },
    });
  },
);

test("data portability tells no name until the copy of the profile is there", async () => {
  await linkedin.control.settings({ snapshotDelayMs: 3_600_000 });
  const { access_token } = await issue(PORTABILITY);
  expect(await lookUp("portability", access_token)).toMatchObject({ value: { memberName: null } });
});

test("a token that LinkedIn does not know everywhere yet is asked for again", async () => {
  await linkedin.control.settings({ freshTokenDelayMs: 1_500 });
  const { access_token } = await issue(COMMUNITY);
  expect(await lookUp("community", access_token)).toMatchObject({ kind: "read" });
});

test("a token that was revoked stays refused", async () => {
  const { sub, access_token } = await issue(COMMUNITY);
  await linkedin.control.memberState(sub, "revoke");
  expect(await lookUp("community", access_token)).toEqual({ kind: "unauthorized", why: "revoked" });
}, 15_000);
