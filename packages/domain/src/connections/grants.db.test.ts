import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { connectProduct } from "./connect-product";
import { clearGrants, disconnectProduct } from "./disconnect-product";
import { holdGrant } from "./hold-grant";
import { expireGrants, invalidateGrant } from "./invalidate-grant";
import { listApiAccess } from "./list-api-access";
import { openGrant } from "./open-grant";

const database = useTestDatabase();
const tokens = {
  accessToken: "product-token",
  expiresIn: 5_000,
  refreshToken: null,
  scopes: ["r_basicprofile", "w_member_social_feed"],
};
const NAME = "Anna Berger";
const createMember = () => createUser(database.db, { name: NAME });
/** Connects the Community Management app as the member whom LinkedIn names so. */
const connectAs = (userId: string, memberSub: string) => {
  const findMember = () => Promise.resolve({ kind: "read" as const, value: { memberSub, memberName: NAME } });
  return connectProduct({ ...fakeDeps(database.db), findMember }, userId, "community", tokens);
};
const read = (userId: string) =>
  database.db.linkedinGrant.findUniqueOrThrow({
    where: { userId_product: { userId, product: "community" } },
  });

test("a grant is stored sealed, opened, and listed without its token", async () => {
  const user = await createMember();
  const deps = fakeDeps(database.db);
  await connectAs(user.id, "sub-c");
  expect(await read(user.id)).toMatchObject({
    accessToken: `linkedin_grants/${user.id}/community/access_token:product-token`,
    generation: 1,
  });
  expect(await openGrant(deps, user.id, "community")).toEqual({
    userId: user.id,
    product: "community",
    memberSub: "sub-c",
    token: "product-token",
    scopes: ["r_basicprofile", "w_member_social_feed"],
    generation: 1,
  });
  expect(await openGrant(deps, user.id, "portability")).toBeNull();
  const listed = await listApiAccess({ db: database.db, apiProducts: {} }, toActor(user));
  expect(listed).toMatchObject([
    { product: "community", isOffered: false, status: "active", memberName: "Anna Berger" },
    { product: "portability", isOffered: false, status: "none", memberName: null },
  ]);
  expect(JSON.stringify(listed)).not.toContain("product-token");
});

test("connecting again renews the grant, another member is refused until it is disconnected", async () => {
  const user = await createMember();
  const deps = fakeDeps(database.db);
  const before = await createGrant(database.db, user, {
    product: "community",
    status: "invalid",
    reason: "revoked",
  });
  await expect(connectAs(user.id, "somebody-else")).rejects.toMatchObject({
    code: "connection_other_member",
  });
  expect(await read(user.id)).toEqual(before);
  await connectAs(user.id, before.memberSub);
  expect(await read(user.id)).toMatchObject({ status: "active", reason: null, generation: 2 });
  await disconnectProduct(deps, toActor(user), "community");
  await connectAs(user.id, "somebody-else");
  expect(await read(user.id)).toMatchObject({ memberSub: "somebody-else", generation: 4 });
});

test("a product that is disconnected loses token and reports, and those of the other stay", async () => {
  const { db } = database;
  const [user, other] = [await createUser(db), await createUser(db)];
  const readUntil = new Date();
  await createGrant(db, user, { product: "community", accessToken: "c" });
  await createGrant(db, user, {
    product: "portability",
    accessToken: "p",
    readUntil,
    postsReadAt: readUntil,
  });
  await createGrant(db, other, { product: "community", accessToken: "o" });
  for (const source of ["community_api", "portability_api"] as const)
    for (const owner of [user, other]) await createLinkedinPost(db, owner, { source });
  const deps = fakeDeps(db);
  expect(await disconnectProduct(deps, toActor(user), "community")).toEqual({ revoked: true });
  expect(deps.revoked).toEqual(["c"]);
  expect(await read(user.id)).toMatchObject({
    status: "none",
    accessToken: null,
    scopes: [],
    memberSub: "",
    memberName: null,
  });
  expect(await db.linkedinPost.findMany({ where: { userId: user.id } })).toMatchObject([
    { source: "portability_api" },
  ]);
  expect(await db.linkedinPost.count({ where: { userId: other.id } })).toBe(2);
  expect(await openGrant(deps, other.id, "community")).toMatchObject({ token: "o" });
  // Posts that both products had reported went: the one that stays is read from the beginning.
  expect(await openGrant(deps, user.id, "portability")).toMatchObject({ token: "p" });
  const stays = { userId_product: { userId: user.id, product: "portability" as const } };
  expect(await db.linkedinGrant.findUniqueOrThrow({ where: stays })).toMatchObject({
    readUntil: null,
    postsReadAt: null,
  });
});

test("a token that LinkedIn does not say the member of is not stored", async () => {
  const user = await createUser(database.db);
  const deps = fakeDeps(database.db, { findMember: () => Promise.resolve({ kind: "denied" }) });
  await expect(connectProduct(deps, user.id, "community", tokens)).rejects.toThrow("denied");
  expect(await database.db.linkedinGrant.count({ where: { userId: user.id } })).toBe(0);
});

test("a token that LinkedIn does not revoke is gone here anyway", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  const deps = fakeDeps(database.db, { revoke: () => false });
  expect(await disconnectProduct(deps, toActor(user), "community")).toEqual({ revoked: false });
  expect(await openGrant(deps, user.id, "community")).toBeNull();
});

test("what is read with a grant that was cleared or renewed is not written, and clearing waits for what is", async () => {
  const user = await createUser(database.db);
  const deps = fakeDeps(database.db);
  await createGrant(database.db, user, { product: "community" });
  const grant = (await openGrant(deps, user.id, "community"))!;
  let isWritten = false;
  let clearing: Promise<unknown> = Promise.resolve();
  await database.db.$transaction(async (tx) => {
    expect(await holdGrant(tx, grant)).toBe(true);
    clearing = clearGrants(deps, user.id).then(() => expect(isWritten).toBe(true));
    await new Promise((resolve) => setTimeout(resolve, 200));
    isWritten = true;
  });
  await clearing;
  expect(await database.db.$transaction((tx) => holdGrant(tx, grant))).toBe(false);
  await connectAs(user.id, grant.memberSub);
  expect(await database.db.$transaction((tx) => holdGrant(tx, grant))).toBe(false);
});

test("a refused token invalidates its own generation alone, and not within a minute", async () => {
  const user = await createUser(database.db);
  const deps = fakeDeps(database.db);
  await createGrant(database.db, user, { product: "community", generation: 3, connectedAt: new Date() });
  const grant = (await openGrant(deps, user.id, "community"))!;
  expect(await invalidateGrant(deps, grant, "revoked")).toBe(true);
  expect(await read(user.id)).toMatchObject({ status: "active" });
  expect(await invalidateGrant(deps, { ...grant, generation: 2 }, "expired")).toBe(true);
  expect(await read(user.id)).toMatchObject({ status: "active" });
  expect(await invalidateGrant(deps, grant, "expired")).toBe(false);
  // A second caller learns the same.
  expect(await invalidateGrant(deps, grant, "expired")).toBe(false);
  expect(await read(user.id)).toMatchObject({ status: "invalid", reason: "expired" });
  expect(await openGrant(deps, user.id, "community")).toBeNull();
});

test("a grant whose time is over is not opened, and is invalid at the next sweep", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, {
    product: "community",
    accessTokenExpiresAt: new Date(Date.now() - 1),
  });
  expect(await openGrant(fakeDeps(database.db), user.id, "community")).toBeNull();
  expect(await expireGrants({ db: database.db })).toBe(1);
  expect(await read(user.id)).toMatchObject({ status: "invalid", reason: "expired" });
});

test("a token that no key opens is no grant, and is logged", async () => {
  const user = await createUser(database.db);
  await createGrant(database.db, user, { product: "community" });
  const errors: string[] = [];
  const deps = fakeDeps(database.db, {
    vault: {
      seal: (plain) => plain,
      open() {
        throw new Error("no key");
      },
    },
    log: { info() {}, warn() {}, error: (event) => void errors.push(event) },
  });
  expect(await openGrant(deps, user.id, "community")).toBeNull();
  expect(errors).toEqual(["connections.token_unreadable"]);
});
