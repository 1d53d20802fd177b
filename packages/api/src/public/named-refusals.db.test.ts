import { createLabel } from "@takt/db/testing/factories/create-label";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createDelivery, createWebhook } from "@takt/db/testing/factories/create-webhook";
import { useTestDatabase } from "@takt/db/testing/test-database";
import type { Actor } from "@takt/domain/shared/actor";
import { createApprovingTeam } from "@takt/domain/testing/create-approving-team";
import { createAudienceFor } from "@takt/domain/testing/create-audience-for";
import { createTeam } from "@takt/domain/testing/create-team";
import { fakeDeps } from "@takt/domain/testing/fake-deps";
import { addTopic } from "@takt/domain/topics/add-topic";
import { beforeEach, describe, expect, test } from "vitest";
import { createProgram } from "../testing/create-program";
import type { Operation } from "./operation";
import { OPERATIONS } from "./operations";

const database = useTestDatabase();
beforeEach(() => database.db.rateWindow.deleteMany());

/** Roles of callers: each sees other refusals. */
const WHO = ["owner", "editor", "approver", "viewer"] as const;

/** A team with stages of approval, and its programs, by the role of who made their key. */
async function make(isOwnAllowed: boolean) {
  const team = await createApprovingTeam(database.db, { isOwnAllowed });
  const deps = fakeDeps(database.db);
  const programs = {} as Record<(typeof WHO)[number], Call>;
  for (const role of WHO) programs[role] = (await createProgram({ db: database.db, deps }, team[role])).call;
  return { ...team, programs };
}

/** Adds no file here: there is no network, and no store. The door of the API does (apps/web/src/app/api/v1/media). */
const NOT_DONE = "createMedia";

/** Is done by who may approve the post alone: here, its author. */
const BY_APPROVER = "editPublishedPost";

const STATES = [
  { status: "scheduled", approval: "requested" },
  { approval: "changes_requested" },
  { status: "published" },
  { status: "publishing" },
  { status: "cancelled" },
  { deletedAt: new Date() },
  { content: "" },
  { content: "[…] is missing" },
  { content: "x".repeat(4000) },
  { aiOrigin: "generated" },
] as const;

type Team = { owner: Actor; editor: Actor };
const toUser = ({ userId: id, workspaceId }: Actor) => ({ id, workspaceId });

/** Creates rows that roles see differently: of the owner, of an editor, and of another workspace; and an id without a row. */
async function plantRows({ owner, editor }: Team): Promise<string[]> {
  const { db } = database;
  const { owner: stranger } = await createTeam(db);
  const topic = await addTopic({ db }, owner, {
    title: crypto.randomUUID(),
    source: "typed",
    language: "en",
  });
  const rows = [
    await createPost(db, toUser(owner)),
    await createPost(db, toUser(editor), { status: "scheduled", approval: "requested" }),
    await createPost(db, toUser(stranger)),
    await createAudienceFor(db, toUser(owner)),
    topic,
  ];
  return [...rows.map(({ id }) => id), crypto.randomUUID()];
}

/** The same, and posts in every other state. */
async function plantAllRows(team: Team): Promise<string[]> {
  const { db } = database;
  const owner = toUser(team.owner);
  const posts = await Promise.all(STATES.map((columns) => createPost(db, owner, columns)));
  const gone = await createAudienceFor(db, owner, { deletedAt: new Date() });
  const webhook = await createWebhook(db, owner);
  const paused = await createWebhook(db, owner, { pausedAt: new Date() });
  const deliveries = [await createDelivery(db, webhook), await createDelivery(db, paused)];
  const files = [await createMedia(db, owner, { postId: posts[0]!.id }), await createMedia(db, owner)];
  const rows = [...posts, gone, ...deliveries, webhook, paused, ...files];
  return [...(await plantRows(team)), ...rows.map(({ id }) => id)];
}

type Call = Awaited<ReturnType<typeof createProgram>>["call"];

const TIMES = [
  "next-free-slot",
  { wall: "2001-01-01T09:00", zone: "Europe/Berlin" },
  { wall: "2001-01-01T09:00", zone: "Nowhere" },
  "now",
];

/** Lists bodies for an operation: its example, or others where that leads nowhere. */
async function listBodies(
  { id: name, body }: Operation,
  id: string,
  { call, labelId }: { call: Call; labelId: string },
): Promise<unknown[]> {
  const example: unknown = body?.meta()?.["example"];
  if (name === "labelPost") return [example, { add: [labelId] }];
  if (name === "schedulePost")
    return [{ when: "next-free-slot", approve: true }, ...TIMES.map((when) => ({ when }))];
  if (name !== "approvePost") return [example];
  const answer = (await call(`GET /posts/${id}/approval`)).json as { approval?: { hash: string } | null };
  return [example, { hash: answer.approval?.hash ?? "0".repeat(64) }];
}

const RANGE = "?from=2026-01-01&to=2026-01-31";
const NOTE = { note: "Please name the source." };

describe("an operation answers no code that it does not name, whoever asks, in every state of what it is about", () => {
  test.each(OPERATIONS.map((operation) => [operation.id, operation] as const))("%s", async (_, operation) => {
    const { programs, ...team } = await make(operation.id === BY_APPROVER);
    const home = { id: team.owner.userId, workspaceId: team.owner.workspaceId };
    const { id: labelId } = await createLabel(database.db, home);
    const { id: name, method, path: pattern } = operation;
    const hasId = pattern.includes("{id}");
    const query = operation.tag === "Analytics" && !hasId ? RANGE : "";
    const statuses = new Set<number>();
    for (const role of WHO) {
      const call = programs[role];
      const plant = role === "owner" ? plantAllRows : plantRows;
      for (const id of hasId ? await plant(team) : [""]) {
        const path = pattern.replace("{id}", id);
        if (name === "reopenApproval")
          await call(`POST /posts/${id}/approval/request-changes`, { body: NOTE });
        for (const body of await listBodies(operation, id, { call, labelId }))
          for (const version of operation.ifMatch && role === "owner" ? ["*", '"99"'] : ["*"]) {
            const headers: Record<string, string> = operation.ifMatch ? { "if-match": version } : {};
            statuses.add((await call(`${method.toUpperCase()} ${path}${query}`, { body, headers })).status);
          }
      }
      await database.db.rateWindow.deleteMany();
    }
    // It has been done, and what is looked for has been missed.
    const wanted = [...(name === NOT_DONE ? [] : [operation.status]), ...(hasId ? [404] : [])];
    expect([...statuses]).toEqual(expect.arrayContaining(wanted));
  });
});
