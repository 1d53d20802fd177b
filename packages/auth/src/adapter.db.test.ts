import { randomBytes } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, it } from "vitest";
import { createAdapter, type SignUp } from "./adapter";
import { hashSessionToken } from "./hash-session-token";

const database = useTestDatabase();
const open: SignUp = {
  signup: "open",
  ageConfirmed: () => Promise.resolve(true),
  language: () => Promise.resolve("de"),
  userAgent: () => Promise.resolve(null),
};
const profile = { id: "ignored", name: "Jana Beispiel", email: "jana@example.com", emailVerified: null };
const adapter = (signUp: SignUp = open) => createAdapter(database.db, signUp);
const soon = () => new Date(Date.now() + 60_000);

describe("a new user", () => {
  it("a new user is active, has their language and owns a personal workspace", async () => {
    const { id } = await adapter().createUser!(profile);
    const user = await database.db.user.findUniqueOrThrow({
      where: { id },
      include: { memberships: { include: { workspace: true } } },
    });
    expect(user).toMatchObject({ name: "Jana Beispiel", waitlistStatus: "active", preferredLanguage: "de" });
    expect(user.ageConfirmedAt).toBeInstanceOf(Date);
    expect(user.memberships).toMatchObject([
      { role: "owner", workspace: { personal: true, name: "Jana Beispiel" } },
    ]);
  });

  it("a new user is waitlisted when sign-up is by waitlist", async () => {
    const { id } = await adapter({ ...open, signup: "waitlist" }).createUser!(profile);
    const user = await database.db.user.findUniqueOrThrow({ where: { id } });
    expect(user.waitlistStatus).toBe("waitlisted");
    expect(user.waitlistJoinedAt).toBeInstanceOf(Date);
  });

  it("no user is created without a confirmed age", async () => {
    const before = await database.db.user.count();
    const minor = adapter({ ...open, ageConfirmed: () => Promise.resolve(false) });
    await expect(minor.createUser!(profile)).rejects.toThrow("confirmed age");
    expect(await database.db.user.count()).toBe(before);
  });
});

describe("identity", () => {
  it("an email address identifies nobody", async () => {
    await createUser(database.db, { email: "same@example.com" });
    expect(await adapter().getUserByEmail!("same@example.com")).toBeNull();
  });

  it("the LinkedIn member identifies the user, and the account stores no token", async () => {
    const user = await createUser(database.db);
    await adapter().linkAccount!({
      userId: user.id,
      type: "oidc",
      provider: "linkedin",
      providerAccountId: "member-a",
      access_token: "AQV-secret",
      id_token: "eyJ-secret",
    });
    const found = await adapter().getUserByAccount!({ provider: "linkedin", providerAccountId: "member-a" });
    expect(found?.id).toBe(user.id);
    expect(JSON.stringify(await database.db.account.findMany())).not.toContain("secret");
  });

  it("a second LinkedIn member cannot be added to an account", async () => {
    const user = await createUser(database.db);
    const link = (providerAccountId: string) =>
      adapter().linkAccount!({ userId: user.id, type: "oidc", provider: "linkedin", providerAccountId });
    await link("member-b");
    await expect(link("member-c")).rejects.toThrow("already belongs");
  });
});

describe("a session", () => {
  it("a session is found by its token, of which the table has only the hash", async () => {
    const user = await createUser(database.db);
    const sessionToken = randomBytes(32).toString("base64url");
    await adapter().createSession!({ sessionToken, userId: user.id, expires: soon() });
    const [row] = await database.db.session.findMany({ where: { userId: user.id } });
    expect(row?.sessionToken).toBe(hashSessionToken(sessionToken));
    expect(row?.sessionToken).not.toBe(sessionToken);
    const found = await adapter().getSessionAndUser!(sessionToken);
    expect(found?.session.sessionToken).toBe(sessionToken);
    expect(found?.user.id).toBe(user.id);
    expect(JSON.stringify(found)).not.toContain("test-access-token");
  });

  it.each([
    ["Mozilla/5.0 (X11; Linux x86_64)", "Mozilla/5.0 (X11; Linux x86_64)"],
    ["x".repeat(501), "x".repeat(500)],
    ["a\0b", "ab"],
    ["", null],
    [null, null],
  ])("a session stores the User-Agent header, truncated: %j", async (header, stored) => {
    const user = await createUser(database.db);
    const signUp = { ...open, userAgent: () => Promise.resolve(header) };
    await adapter(signUp).createSession!({
      sessionToken: crypto.randomUUID(),
      userId: user.id,
      expires: soon(),
    });
    const row = await database.db.session.findFirstOrThrow({ where: { userId: user.id } });
    expect(row.userAgent).toBe(stored);
  });

  it("a session is found neither by its stored hash nor after it was deleted", async () => {
    const user = await createUser(database.db);
    const sessionToken = randomBytes(32).toString("base64url");
    await adapter().createSession!({ sessionToken, userId: user.id, expires: soon() });
    expect(await adapter().getSessionAndUser!(hashSessionToken(sessionToken))).toBeNull();
    await adapter().deleteSession!(sessionToken);
    await adapter().deleteSession!(sessionToken);
    expect(await adapter().getSessionAndUser!(sessionToken)).toBeNull();
  });
});
