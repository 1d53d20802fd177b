import { randomUUID } from "node:crypto";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { EMAIL_KINDS } from "../../email-kinds";
import { emailLane } from "../../outbox/email-lane";
import { sendEmails } from "../../outbox/send-emails";
import { personalTables } from "../../privacy/model/inventory/data-inventory";
import { filesQuery } from "../../privacy/model/inventory/person-rows";
import { editNote } from "../../posts/notes/change-note";
import { writeNote } from "../../posts/notes/write-note";
import { createTeam } from "../../testing/create-team";
import { fakeDeps } from "../../testing/fake-deps";
import { fillAccount } from "../../testing/fill-account";
import { findInDatabase } from "../../testing/find-in-database";
import { startBilling } from "../../testing/billing-harness";
import { clearReceipts, findDueDeletions, purgeAccount } from "./purge-account";
import { requestDeletion } from "./request-deletion";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const DAY_MS = 86_400_000;

/** Dependencies whose clock is moved, with a store that knows which files it has. */
function make(overrides: Parameters<typeof fakeDeps>[1] = {}) {
  let now = Date.now();
  const stored = new Set<string>();
  const deps = fakeDeps(database.db, {
    clock: { now: () => now, sleep: (ms) => Promise.resolve(void (now += ms)) },
    ...overrides,
  });
  deps.files.remove = (key) => Promise.resolve(void stored.delete(key));
  deps.files.discard = (id) => Promise.resolve(void stored.delete(id));
  return { deps, stored, pass: (days: number) => (now += days * DAY_MS) };
}

async function listKeys(userId: string): Promise<string[]> {
  const queries = personalTables().flatMap(([name]) => filesQuery(name) ?? []);
  const rows = await Promise.all(
    queries.map((query) => database.db.$queryRawUnsafe<{ key: string }[]>(query, userId)),
  );
  const uploads = await database.db.incomingFile.findMany({ where: { uploaderId: userId } });
  return [...rows.flat().map(({ key }) => key), ...uploads.map(({ id }) => id)];
}

/** Columns that stay: which kind of thing was done, and the orders and declarations that the law keeps, without their author. */
const REMAINING = [
  "audit_entries.action",
  "billing_incidents.detail",
  "billing_incidents.kind",
  "billing_incidents.subject",
  "contract_notices.locale",
  "contract_notices.outcome",
  "contract_notices.reference",
  "contract_notices.wanted_on",
  "orders.checkout_session_id",
  "orders.currency",
  "orders.interval",
  "orders.locale",
  "orders.plan",
  "orders.refund_reason",
  "orders.stripe_subscription_id",
  "orders.tax",
  "orders.text_hash",
];

test("a full account leaves nothing of the person in any column or in storage but what the law keeps", async () => {
  const { deps, stored, pass } = make();
  const [gone, other] = ["gone-person", "other-person"];
  const [{ user }, bystander] = [await fillAccount(database.db, gone), await fillAccount(database.db, other)];
  const [files, theirFiles] = [await listKeys(user.id), await listKeys(bystander.user.id)];
  expect(files.length).toBeGreaterThanOrEqual(5);
  for (const key of [...files, ...theirFiles]) stored.add(key);
  await clearReceipts(deps);
  const theirs = await findInDatabase(database.db, [other, bystander.user.id]);

  await requestDeletion(deps, { userId: user.id });
  pass(7);
  const [id] = await findDueDeletions(deps);
  expect(await purgeAccount(deps, id!)).toBe("purged");
  await sendEmails(deps, emailLane("members", EMAIL_KINDS));
  await clearReceipts(deps);

  const left = await findInDatabase(database.db, [gone, user.id, user.workspaceId]);
  expect(left.sort()).toEqual(REMAINING);
  // Of what is expected, nothing says who it was.
  expect(
    await findInDatabase(database.db, [user.id, user.email!, user.workspaceId, `${gone}.users.`]),
  ).toEqual([]);
  expect([...stored].sort()).toEqual([...theirFiles].sort());
  expect(await findInDatabase(database.db, [other, bystander.user.id])).toEqual(theirs);
  expect(deps.emails.map(({ to, content }) => [to, content.kind])).toContainEqual([
    `${gone}@example.com`,
    "account_deleted",
  ]);
  expect(await database.db.accountDeletion.findUniqueOrThrow({ where: { id: id! } })).toMatchObject({
    userId: null,
    receiptEmail: null,
  });
});

test("every table with personal data has a row of a full account", async () => {
  const { rows } = await fillAccount(database.db, "somebody");
  expect([...rows.keys()].sort()).toEqual(
    personalTables()
      .map(([name]) => name)
      .sort(),
  );
});

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

test("a workspace goes with its last member; one with others stays, and what is theirs in it", async () => {
  const { deps, pass } = make();
  const [user, other] = [await createUser(database.db), await createUser(database.db)];
  const membersOf = (...ids: string[]) =>
    ids.map((userId, n) => ({ userId, role: n === 0 ? ("owner" as const) : ("viewer" as const) }));
  const add = (name: string, ...ids: string[]) =>
    database.db.workspace.create({
      data: { name, personal: false, memberships: { create: membersOf(...ids) } },
    });
  const shared = await add("Shared", user.id, other.id);
  await add("Alone", user.id);
  const theirs = await createPost(database.db, { id: other.id, workspaceId: shared.id });
  const ofUser = { id: user.id, workspaceId: shared.id };
  const [draft, planned] = [
    await createPost(database.db, ofUser),
    await createPost(database.db, ofUser, { status: "scheduled" }),
  ];
  await createPost(database.db, ofUser, { status: "published" });
  const files = [
    await createMedia(database.db, ofUser, { postId: theirs.id }),
    await createMedia(database.db, ofUser, { postId: draft.id }),
  ];
  await createMedia(database.db, ofUser);
  const topic = await database.db.topic.create({
    data: { userId: user.id, workspaceId: shared.id, title: "Pricing", source: "typed", language: "en" },
  });
  await requestDeletion(deps, { userId: user.id });
  pass(7.1);
  const [due] = await findDueDeletions(deps);
  expect(await purgeAccount(deps, due!)).toBe("purged");
  const left = await database.db.workspace.findMany({
    where: { id: { in: [shared.id, user.workspaceId, other.workspaceId] } },
    select: { id: true },
  });
  expect(left.map(({ id }) => id).sort()).toEqual([shared.id, other.workspaceId].sort());
  expect(await database.db.workspace.count({ where: { name: "Alone" } })).toBe(0);
  const posts = await database.db.post.findMany({ select: { id: true, status: true, authorId: true } });
  // The request of a deletion has cancelled what was planned.
  const expected = [
    { id: theirs.id, status: "draft", authorId: other.id },
    { id: draft.id, status: "draft", authorId: other.id },
    { id: planned.id, status: "cancelled", authorId: other.id },
  ];
  expect(posts.sort(byId)).toEqual(expected.sort(byId));
  const media = await database.db.media.findMany({ select: { id: true } });
  expect(media.sort(byId)).toEqual(files.map(({ id }) => ({ id })).sort(byId));
  expect(await database.db.topic.findMany({ select: { id: true, userId: true } })).toEqual([
    { id: topic.id, userId: other.id },
  ]);
  expect(await database.db.membership.findMany({ where: { workspaceId: shared.id } })).toMatchObject([
    { userId: other.id, role: "owner" },
  ]);
});

test("nothing is purged before it is due, and an undone deletion never", async () => {
  const { deps, pass } = make();
  const user = await createUser(database.db);
  await requestDeletion(deps, { userId: user.id });
  const { id } = await database.db.accountDeletion.findFirstOrThrow({ where: { userId: user.id } });
  pass(6.9);
  expect(await findDueDeletions(deps)).toEqual([]);
  expect(await purgeAccount(deps, id)).toBe("over");
  await database.db.accountDeletion.update({ where: { id }, data: { undoneAt: new Date() } });
  pass(1);
  expect(await findDueDeletions(deps)).toEqual([]);
  expect(await purgeAccount(deps, id)).toBe("over");
  expect(await database.db.user.count()).toBe(1);
});

test("a purge that dies after the files are gone is repeated, and a second one finds nothing", async () => {
  const { deps, stored, pass } = make();
  const { user } = await fillAccount(database.db, "twice");
  const files = await listKeys(user.id);
  for (const key of files) stored.add(key);
  await requestDeletion(deps, { userId: user.id });
  pass(7);
  const [id] = await findDueDeletions(deps);
  let calls = 0;
  const dying = {
    ...deps,
    files: {
      ...deps.files,
      remove(key: string) {
        if ((calls += 1) > 2) throw new Error("killed");
        return deps.files.remove(key);
      },
    },
  };
  await expect(purgeAccount(dying, id!)).rejects.toThrow("killed");
  expect(await database.db.user.count({ where: { id: user.id } })).toBe(1);
  expect(await listKeys(user.id)).toEqual(files);
  expect(await purgeAccount(deps, id!)).toBe("purged");
  expect(await purgeAccount(deps, id!)).toBe("over");
  expect(stored.size).toBe(0);
});

test("a post that is being sent is settled first", async () => {
  const { deps, pass } = make();
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, { status: "publishing" });
  await requestDeletion(deps, { userId: user.id });
  pass(7);
  const [id] = await findDueDeletions(deps);
  expect(await purgeAccount(deps, id!)).toBe("waits");
  await database.db.post.delete({ where: { id: post.id } });
  expect(await purgeAccount(deps, id!)).toBe("purged");
});

test("a subscription ends with the account, and the account waits for the payment provider", async () => {
  const billing = await startBilling(database.db);
  const { payments } = billing.deps;
  const { id: subscriptionId } = billing.subscribe();
  const { deps, pass } = make({ payments });
  await requestDeletion(deps, billing.actor);
  pass(7);
  const [id] = await findDueDeletions(deps);
  const down = () => Promise.resolve({ kind: "unavailable" as const, reason: "down" });
  expect(await purgeAccount({ ...deps, payments: { ...payments, cancelNow: down } }, id!)).toBe("waits");
  expect(await purgeAccount(deps, id!)).toBe("purged");
  expect(billing.provided.subscriptions.get(subscriptionId)).toMatchObject({ status: "canceled" });
  expect([...billing.provided.deletedCustomers]).toEqual([billing.customerId]);
});

test("a mention of an account that is gone names nobody any more; what others typed themselves stays", async () => {
  const { deps, pass } = make();
  const { owner, add, workspace } = await createTeam(database.db);
  const [person, berg, namesake, german] = [
    await createUser(database.db, { name: "Ruth Quirin-Ox" }),
    await createUser(database.db, { name: "Ruth Quirin-Ox Berg" }),
    await createUser(database.db, { name: "Zwilling Ypsilon" }),
    await createUser(database.db, { preferredLanguage: "de" }),
  ];
  for (const one of [person, berg, namesake]) await add("viewer", one);
  const editor = await add("editor", german);
  const { id: postId } = await createPost(database.db, { id: owner.userId, workspaceId: workspace.id });
  const write = async (by: typeof owner, text: string, ...mentions: string[]) => {
    const id = randomUUID();
    await writeNote(deps, by, { id, postId, threadId: null, quote: null, text, mentions });
    return id;
  };
  const asked = await write(
    owner,
    "@Ruth Quirin-Ox, please ask @Ruth Quirin-Ox Berg: \\1 $& @Ruth Quirin-Ox!",
    person.id,
    berg.id,
  );
  const inGerman = await write(editor, "Bitte, @Ruth Quirin-Ox", person.id);
  // Their name changes, and they leave: a note that is edited afterwards still mentions them by the old one.
  await database.db.user.update({ where: { id: person.id }, data: { displayName: "Ruth Neu" } });
  await database.db.membership.deleteMany({ where: { userId: person.id, workspaceId: workspace.id } });
  await editNote(deps, editor, { id: inGerman, text: "Danke, @Ruth Quirin-Ox", mentions: [] });
  await requestDeletion(deps, { userId: person.id });
  pass(7.1);
  for (const id of await findDueDeletions(deps)) expect(await purgeAccount(deps, id)).toBe("purged");
  const read = async (id: string) => (await database.db.postNote.findUniqueOrThrow({ where: { id } })).text;
  expect(await read(asked)).toBe("@former member, please ask @Ruth Quirin-Ox Berg: \\1 $& @former member!");
  expect(await read(inGerman)).toBe("Danke, @ehemaliges Mitglied");
  const { text: typed, id: typedId } = { text: "Ypsilon said so", id: await write(owner, "Ypsilon said so") };
  const mentioned = await write(owner, "See @Zwilling Ypsilon", namesake.id);
  await requestDeletion(deps, { userId: namesake.id });
  pass(7.1);
  for (const id of await findDueDeletions(deps)) expect(await purgeAccount(deps, id)).toBe("purged");
  expect(await findInDatabase(database.db, ["Zwilling Ypsilon", "Ruth Neu"])).toEqual([]);
  expect([await read(typedId), await read(mentioned)]).toEqual([typed, "See @former member"]);
});
