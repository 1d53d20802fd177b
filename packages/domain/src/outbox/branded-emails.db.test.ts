import { Readable } from "node:stream";
import { createPost } from "@takt/db/testing/factories/create-post";
import { recordStatements } from "@takt/db/testing/record-statements";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { v7 } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { EMAIL_KINDS } from "../email-kinds";
import { inviteMember } from "../members/invite-member";
import { offerOwnership } from "../members/pass-ownership";
import { findOccasions } from "../notifications/find-occasions";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { emailLane } from "./email-lane";
import { sendEmails } from "./send-emails";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.workspace.deleteMany();
  await database.db.user.deleteMany();
  await database.db.rateWindow.deleteMany();
  await database.db.outboxEmail.deleteMany();
});

const STYLE = {
  name: "Studio Nord",
  primaryColor: "#7a1f5c",
  senderName: "Nord",
  footer: "Kiel",
  poweredBy: false,
};
const LOGO = { logoKey: "key/of-logo", logoType: "image/png" };
const SHOWN = { ...STYLE, logo: null };

/** Says which keys of logos were read, and what was logged of those that could not be. */
function make(db = database.db) {
  const [read, warned]: [string[], unknown[][]] = [[], []];
  const log = { info: () => {}, warn: (...entry: unknown[]) => void warned.push(entry), error: () => {} };
  const deps = fakeDeps(db, { log });
  deps.files.read = (key) => {
    read.push(key);
    return Promise.resolve({ stream: Readable.from([Buffer.from(`logo of ${key}`)]), bytes: 5 });
  };
  const send = async () => {
    await findOccasions(deps);
    await sendEmails(deps, emailLane("members", EMAIL_KINDS));
    return deps.emails;
  };
  return { deps, read, warned, send };
}

async function makeTeam(brand: Partial<typeof STYLE & typeof LOGO> | null = STYLE) {
  const team = await createTeam(database.db, "editor");
  if (brand) await database.db.brand.create({ data: { workspaceId: team.workspace.id, ...brand } });
  return { ...team, fail: (count = 1) => failPosts(team.owner, team.workspace.id, count) };
}

async function failPosts({ userId: id }: Pick<Actor, "userId">, workspaceId: string, count = 1) {
  for (let n = 0; n < count; n++)
    await createPost(database.db, { id, workspaceId }, { status: "failed", reason: "refused" });
}

const personalOf = async ({ userId }: Actor) =>
  (await database.db.membership.findFirstOrThrow({ where: { userId, workspace: { personal: true } } }))
    .workspaceId;

test("e-mails about a team have its brand: invitations, an offer of the ownership, and news about its posts", async () => {
  const { owner, members, fail } = await makeTeam();
  const { deps, send } = make();
  const invited = { id: v7(), email: `${v7()}@example.com`, role: "editor", isBound: false } as const;
  await inviteMember(deps, owner, invited);
  await offerOwnership(deps, owner, { userId: members[0]!.userId });
  await fail();
  const emails = await send();
  expect(emails.map(({ content }) => content.kind).toSorted()).toEqual([
    "invitation",
    "notification",
    "ownership_offered",
  ]);
  for (const { brand } of emails) expect(brand).toEqual(SHOWN);
});

test("a summary has the brand of the one team that all of its posts are of", async () => {
  const { fail, slug } = await makeTeam();
  await fail(5);
  const [summary, ...others] = await make().send();
  expect(others).toEqual([]);
  expect(summary).toMatchObject({ content: { kind: "summary", list: { slug } }, brand: SHOWN });
});

test("a summary of posts of two workspaces looks like Takt, and so does what is about the personal one", async () => {
  const { owner, fail } = await makeTeam();
  const mine = await personalOf(owner);
  await failPosts(owner, mine);
  const { send } = make();
  expect(await send()).toMatchObject([{ content: { post: { slug: null } }, brand: null }]);
  await fail(4);
  await failPosts(owner, mine);
  expect((await send())[1]).toMatchObject({ content: { kind: "summary" }, brand: null });
});

test("the brand of one team is not in e-mails about another of the same member", async () => {
  const [nord, sued] = [await makeTeam(), await makeTeam({ ...STYLE, name: "Süd", ...LOGO })];
  const bare = await makeTeam(null);
  for (const { workspace } of [sued, bare])
    await database.db.membership.create({
      data: { workspaceId: workspace.id, userId: nord.owner.userId, role: "editor" },
    });
  for (const { workspace } of [nord, sued, bare]) await failPosts(nord.owner, workspace.id);
  const emails = (await make().send()).map(({ content, brand }) => [
    content.kind === "notification" && content.post!.slug,
    brand?.name ?? null,
  ]);
  expect(new Map(emails as [string, string | null][])).toEqual(
    new Map([
      [nord.slug, "Studio Nord"],
      [sued.slug, "Süd"],
      [bare.slug, null],
    ]),
  );
});

test("a team whose plan has ended sends e-mails that look like Takt", async () => {
  const { owner, fail } = await makeTeam({ ...STYLE, ...LOGO });
  await database.db.user.update({ where: { id: owner.userId }, data: { subscriptionStatus: "ended" } });
  await fail();
  const { send, read } = make();
  expect(await send()).toMatchObject([{ content: { kind: "notification" }, brand: null }]);
  expect(read).toEqual([]);
});

test("a brand without a name has that of its workspace; with a footer alone an e-mail is headed by Takt", async () => {
  const [logo, footer] = [await makeTeam(LOGO), await makeTeam({ footer: "Kiel" })];
  await logo.fail();
  await footer.fail();
  const brands = (await make().send()).map(({ brand }) => brand!);
  expect(brands.map(({ name }) => name).toSorted()).toEqual(["Team", null]);
  expect(brands.find(({ name }) => name === null)).toMatchObject({ footer: "Kiel", logo: null });
});

test("a logo goes along, and is read once a round for all e-mails about its workspace", async () => {
  const team = await makeTeam({ ...STYLE, ...LOGO });
  await team.fail(3);
  await failPosts(team.members[0]!, team.workspace.id, 2);
  const { db, statements } = recordStatements(database.url);
  const { read, send } = make(db);
  const emails = await send();
  await db.$disconnect();
  expect(emails).toHaveLength(5);
  for (const { brand } of emails)
    expect(brand!.logo).toEqual({ mimeType: "image/png", bytes: Buffer.from("logo of key/of-logo") });
  // Its row with its plan, and that of its logo, whose length is asked for before it is opened.
  expect(statements.filter((one) => one.includes('"brands"'))).toHaveLength(2);
  expect(read).toHaveLength(2);
});

test("an e-mail whose logo cannot be read goes without it, and that is logged", async () => {
  const { fail, workspace } = await makeTeam({ ...STYLE, ...LOGO });
  await fail();
  const { deps, warned, send } = make();
  deps.files.read = () => Promise.reject(new Error("ENOENT"));
  expect(await send()).toMatchObject([{ brand: SHOWN }]);
  expect(warned).toMatchObject([["emails.logo_unread", { workspaceId: workspace.id }]]);
  expect(await database.db.outboxEmail.findMany()).toMatchObject([
    { dueAt: null, sentAt: expect.any(Date) as Date },
  ]);
});
