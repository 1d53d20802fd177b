import type { Db } from "@takt/db/testing/connect-test-database";
import { v7 } from "uuid";
import { createConnectedUser } from "../../../harness/create-connected-user";
import { openWebhook } from "../../../harness/open-webhook";
import { signIn } from "../../../harness/sign-in";
import type { Plan, PlannedPost } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";
import { callApi } from "./call-api";
import { createTeam } from "./create-team";
import { performAction, type PostView } from "./post-api";
import { upload } from "./upload";
import type { LivePost, Upload, User } from "./user";

/** Posts that are created at the same time; few enough to start without load. */
const CONCURRENCY = 4;

/** Creates the members with their sessions, and their posts as drafts through the product's API. */
export async function createUsersAndPosts(
  harness: ChaosHarness,
  db: Db,
  plan: Plan,
): Promise<{ users: User[]; posts: LivePost[] }> {
  const { linkedin, tokenKeys } = harness.stack;
  const users: User[] = [];
  for (const { zone, team: planned, hasWebhook } of plan.members) {
    const { id, memberSub, workspaceId } = await createConnectedUser(db, linkedin, tokenKeys, {
      timezone: zone,
      // More posts than the free plan has.
      subscriptionStatus: "active",
    });
    const team = planned && (await createTeam(db, id, planned));
    const owner = { id, workspaceId: team?.workspaceId ?? workspaceId };
    if (hasWebhook) await openWebhook(db, harness.receiver, tokenKeys, owner);
    users.push({
      id,
      member: memberSub,
      zone,
      cookie: await signIn(db, id),
      workspace: team && team.workspace,
      team,
    });
  }
  const posts: LivePost[] = [];
  let next = 0;
  const work = async () => {
    for (let i = next++; i < plan.posts.length; i = next++)
      posts[i] = await createDraft(harness, users[plan.posts[i]!.member]!, plan.posts[i]!);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { users, posts };
}

/** Creates a draft; a writer gives it to the member under whose name it will be published. */
async function createDraft(harness: ChaosHarness, user: User, planned: PlannedPost): Promise<LivePost> {
  const writer = user.team?.writer ?? user;
  const uploads = new Map<string, Upload>();
  const media: { id: string; altText: string }[] = [];
  for (const file of planned.files) {
    const uploaded = await upload(harness, writer, file);
    uploads.set(uploaded.id, uploaded);
    media.push({ id: uploaded.id, altText: file.altText });
  }
  const { content, hashtags, visibility } = planned;
  const created = await callApi<PostView>(harness, writer, "mutation", "posts.create", {
    id: v7(),
    content,
    hashtags,
    visibility,
    media,
  });
  if (created.result !== "confirmed") throw new Error(`a draft was not created: ${created.code}`);
  const { id, version } = created.value;
  const post = { id, planned, user, writer, uploads };
  if (writer !== user) {
    const input = { ref: { id, version }, authorId: user.id };
    const given = await performAction(harness, post, "setAuthor", "mutation", input);
    if (given.result !== "confirmed") throw new Error(`a draft was not given to its member: ${given.code}`);
  }
  await performAction(harness, post, "get", "query", { id: post.id });
  return post;
}
