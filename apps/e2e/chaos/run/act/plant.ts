import type { Db } from "@takt/db/testing/connect-test-database";
import { memberUser } from "../../../harness/member-user";
import { signIn } from "../../../harness/sign-in";
import type { Plan, PlannedPost } from "../plan/plan";
import type { World } from "../world";
import { askProduct } from "./ask-product";
import { tell, type PostView } from "./post-api";
import { upload } from "./upload";
import type { LivePost, Upload, User } from "./user";

/** Users at once: enough to be quick, few enough to be a calm beginning. */
const AT_ONCE = 4;

/** Members, their sessions, and their posts as drafts, all written through the product's API. */
export async function plant(world: World, db: Db, plan: Plan): Promise<{ users: User[]; posts: LivePost[] }> {
  const { linkedin, tokenKeys } = world.stack;
  const users: User[] = [];
  for (const { zone } of plan.members) {
    const { id, memberSub } = await memberUser(db, linkedin, tokenKeys, { timezone: zone });
    users.push({ id, member: memberSub, zone, cookie: await signIn(db, id) });
  }
  const posts: LivePost[] = [];
  let next = 0;
  const work = async () => {
    for (let i = next++; i < plan.posts.length; i = next++)
      posts[i] = await draft(world, users[plan.posts[i]!.member]!, plan.posts[i]!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { users, posts };
}

async function draft(world: World, user: User, planned: PlannedPost): Promise<LivePost> {
  const uploads = new Map<string, Upload>();
  const media: { id: string; altText: string }[] = [];
  for (const file of planned.files) {
    const uploaded = await upload(world, user, file);
    uploads.set(uploaded.id, uploaded);
    media.push({ id: uploaded.id, altText: file.altText });
  }
  const { content, hashtags, visibility } = planned;
  const created = await askProduct<PostView>(world, user.cookie, "mutation", "posts.create", {
    content,
    hashtags,
    visibility,
    media,
  });
  if (created.result !== "confirmed") throw new Error(`a draft was not taken: ${created.code}`);
  const post = { id: created.value.id, planned, user, uploads };
  await tell(world, post, "get", "query", { id: post.id });
  return post;
}
