import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createDelivery, createWebhook } from "@takt/db/testing/factories/create-webhook";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { leaveWorkspace, removeMember } from "@takt/domain/members/remove-member";
import type { Actor } from "@takt/domain/shared/actor";
import { createAudienceFor } from "@takt/domain/testing/create-audience-for";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { addTopic } from "@takt/domain/topics/add-topic";
import { beforeEach, expect, test } from "vitest";
import { createProgram, type ProgramAnswer } from "../testing/create-program";
import type { Operation } from "./operation";
import { OPERATIONS } from "./operations";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

const deps = () => fakeDeps(database.db);
const program = (actor: Actor) => createProgram({ db: database.db, deps: deps() }, actor);

/** Calls an operation with a valid body, about a row. */
async function call({ call: send }: Awaited<ReturnType<typeof program>>, operation: Operation, id: string) {
  const { method, path, body, ifMatch } = operation;
  await database.db.rateWindow.deleteMany();
  return send(`${method.toUpperCase()} ${path.replace("{id}", id)}`, {
    body: body?.meta()?.["example"],
    headers: ifMatch ? { "if-match": "*" } : {},
  });
}

const ENDS: [string, (team: Awaited<ReturnType<typeof createTeam>>, keyId: string) => Promise<unknown>][] = [
  [
    "who was removed from the workspace",
    ({ owner, members: [editor] }) =>
      removeMember(deps(), owner, { userId: editor!.userId, plannedPosts: "drafts" }),
  ],
  ["who has left it", ({ members: [editor] }) => leaveWorkspace(deps(), editor!, { plannedPosts: "drafts" })],
  [
    "whose key was revoked",
    (_, id) => database.db.apiKey.update({ where: { id }, data: { revokedAt: new Date() } }),
  ],
  [
    "whose key has expired",
    (_, id) => database.db.apiKey.update({ where: { id }, data: { expiresAt: new Date() } }),
  ],
];

test.each(ENDS)(
  "the key of a member %s is none at every operation: 401, and nothing is done",
  async (_, end) => {
    const team = await createTeam(database.db, "editor");
    const [editor] = team.members;
    const ended = await program(editor!);
    const post = await createPost(database.db, { id: editor!.userId, workspaceId: team.workspace.id });
    await end(team, ended.keyId);
    const posts = () => database.db.post.findMany({ where: { workspaceId: team.workspace.id } });
    const before = await posts();
    for (const operation of OPERATIONS)
      expect(await call(ended, operation, post.id)).toMatchObject({
        status: 401,
        headers: { "www-authenticate": 'Bearer realm="Takt"' },
        json: { code: "api_key_invalid" },
      });
    expect(await posts()).toEqual(before);
  },
);

/** Plants a row of each kind in the actor's workspace. Returns their ids by the path below which they are found. */
async function plantRows(actor: Actor): Promise<Record<string, string>> {
  const { db } = database;
  const owner = { id: actor.userId, workspaceId: actor.workspaceId };
  const webhook = await createWebhook(db, owner);
  const topic = await addTopic({ db }, actor, { title: "Secret plans", source: "typed", language: "en" });
  return {
    posts: (await createPost(db, owner)).id,
    webhooks: webhook.id,
    deliveries: (await createDelivery(db, webhook)).id,
    media: (await createMedia(db, owner)).id,
    topics: topic.id,
    audiences: (await createAudienceFor(db, owner)).id,
  };
}

/** Reads what a workspace has of them. */
function readRows({ workspaceId }: Actor) {
  const { db } = database;
  const where = { workspaceId };
  return Promise.all([
    db.post.findMany({ where }),
    db.webhookEndpoint.findMany({ where, include: { deliveries: true } }),
    db.media.findMany({ where }),
    db.topic.findMany({ where }),
    db.audience.findMany({ where }),
  ]);
}

const ABOUT_A_ROW = OPERATIONS.filter(({ path }) => path.includes("{id}"));

test.each(ABOUT_A_ROW.map((operation) => [operation.id, operation] as const))(
  "to %s a row of another workspace is one that is not there: 404, and stays as it was",
  async (_, operation) => {
    const [team, others] = [await createTeam(database.db), await createTeam(database.db)];
    const stranger = await program(team.owner);
    const id = (await plantRows(others.owner))[operation.path.split("/")[1]!]!;
    const before = await readRows(others.owner);
    const theirs = await call(stranger, operation, id);
    const missing = await call(stranger, operation, crypto.randomUUID());
    expect(theirs.status).toBe(404);
    expect(withoutRequest(theirs)).toEqual(withoutRequest(missing));
    expect(await readRows(others.owner)).toEqual(before);
  },
);

const withoutRequest = ({ json }: ProgramAnswer) => ({ ...json, requestId: null });
