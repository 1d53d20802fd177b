import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { answerMemberQuestion } from "./answer-member-question";
import { connectProduct } from "./connect-product";
import type { ApiProduct } from "./model/api-product";
import { openGrant } from "./open-grant";
import { openHeldGrant, sealHeldGrant } from "./seal-held-grant";

const database = useTestDatabase();
const NOW = Date.now();
const METRICS = ["r_basicprofile", "r_member_postAnalytics"];
const tokens = { accessToken: "access", expiresIn: 5_000, refreshToken: "refresh", scopes: METRICS };
const OWN = "urn:li:share:7";

type World = { memberName?: string | null; owned?: "own" | "foreign" | "unknown"; now?: number };
function createDeps({ memberName = "Jörg Weiß", owned = "unknown", now = NOW }: World = {}) {
  const asked: [string, string][] = [];
  const deps = fakeDeps(database.db, {
    clock: { now: () => now, sleep: () => Promise.resolve() },
    findMember: () => Promise.resolve({ kind: "read", value: { memberSub: "sub", memberName } }),
    ownsPost(token, urn) {
      asked.push([token, urn]);
      return Promise.resolve(owned);
    },
  });
  return Object.assign(deps, { asked });
}
const createMember = () => createUser(database.db, { name: "Anna Berger" });
const getGrant = (userId: string) => database.db.linkedinGrant.findMany({ where: { userId } });

describe.each(["community", "portability"] as const)("%s", (product: ApiProduct) => {
  test("a grant of a member with another name waits for an answer, and nothing of it is stored", async () => {
    const user = await createMember();
    const held = await connectProduct(createDeps(), user.id, product, tokens);
    expect(held).toMatchObject({ match: "differs", heldAt: NOW, grant: { memberName: "Jörg Weiß" } });
    expect(await getGrant(user.id)).toEqual([]);
  });

  test("a grant whose member LinkedIn does not name waits as well", async () => {
    const user = await createMember();
    const held = await connectProduct(createDeps({ memberName: null }), user.id, product, tokens);
    expect(held).toMatchObject({ match: "unknown" });
    expect(await getGrant(user.id)).toEqual([]);
  });

  test("a grant of a member with the account's name is stored, and renewed without a question", async () => {
    const user = await createMember();
    expect(
      await connectProduct(createDeps({ memberName: "BERGER, Anna" }), user.id, product, tokens),
    ).toBeNull();
    expect(await connectProduct(createDeps({ memberName: null }), user.id, product, tokens)).toBeNull();
    expect(await getGrant(user.id)).toMatchObject([{ product, status: "active", generation: 2 }]);
  });
});

test("a post of Takt's whose figures the token reads says more than names", async () => {
  const user = await createMember();
  const post = { status: "published" as const, linkedinUrn: OWN, publishedAt: new Date(NOW - 1_000) };
  await createPost(database.db, user, post);
  const older = { ...post, linkedinUrn: "urn:li:share:6", publishedAt: new Date(NOW - 9_000) };
  await createPost(database.db, user, older);
  await createPost(database.db, user, { ...post, linkedinUrn: "urn:li:share:8", deletedAt: new Date() });
  const foreign = createDeps({ memberName: "Anna Berger", owned: "foreign" });
  expect(await connectProduct(foreign, user.id, "community", tokens)).toMatchObject({ match: "differs" });
  expect(foreign.asked).toEqual([["access", OWN]]);
  const own = createDeps({ owned: "own" });
  expect(await connectProduct(own, user.id, "community", tokens)).toBeNull();
});

test("without the scope of figures no post is asked for, and without posts neither", async () => {
  const user = await createMember();
  const deps = createDeps({ owned: "own" });
  expect(await connectProduct(deps, user.id, "community", tokens)).toMatchObject({ match: "differs" });
  await createPost(database.db, user, { status: "published", linkedinUrn: OWN, publishedAt: new Date(NOW) });
  const bare = { ...tokens, scopes: ["r_basicprofile"] };
  expect(await connectProduct(deps, user.id, "community", bare)).toMatchObject({ match: "differs" });
  expect(deps.asked).toEqual([]);
});

test("another member than the one that is connected is refused and not asked about", async () => {
  const user = await createMember();
  await createGrant(database.db, user, { product: "community", memberSub: "first" });
  await expect(connectProduct(createDeps(), user.id, "community", tokens)).rejects.toMatchObject({
    code: "connection_other_member",
  });
});

describe("the answer", () => {
  async function ask() {
    const user = await createMember();
    const held = (await connectProduct(createDeps(), user.id, "community", tokens))!;
    return { user, actor: toActor(user), held };
  }

  test("yes stores the grant, with what is left of its time", async () => {
    const { user, actor, held } = await ask();
    const later = createDeps({ now: NOW + 60_000 });
    await answerMemberQuestion(later, actor, "community", { held, isMine: true });
    const [grant] = await getGrant(user.id);
    expect(grant).toMatchObject({ status: "active", memberSub: "sub", memberName: "Jörg Weiß" });
    expect(grant!.accessTokenExpiresAt).toEqual(new Date(NOW + 5_000_000));
    expect(await openGrant(later, user.id, "community")).toMatchObject({ token: "access" });
    expect(later.revoked).toEqual([]);
  });

  test("no stores nothing, and LinkedIn is asked to revoke it", async () => {
    const { user, actor, held } = await ask();
    const deps = createDeps();
    await answerMemberQuestion(deps, actor, "community", { held, isMine: false });
    expect(deps.revoked).toEqual(["refresh", "access"]);
    expect(await getGrant(user.id)).toEqual([]);
  });

  test("what waits opens for its user and product alone, for a quarter of an hour", async () => {
    const { user, held } = await ask();
    const sealed = sealHeldGrant(createDeps(), user.id, "community", held);
    const open = (now: number, userId = user.id, product: ApiProduct = "community", text = sealed) =>
      openHeldGrant(createDeps({ now }), userId, product, text);
    expect(open(NOW + 15 * 60_000)).toEqual(held);
    expect(open(NOW + 15 * 60_000 + 1)).toBeNull();
    expect(open(NOW, (await createMember()).id)).toBeNull();
    expect(open(NOW, user.id, "portability")).toBeNull();
    expect(open(NOW, user.id, "community", `x${sealed}`)).toBeNull();
  });
});
