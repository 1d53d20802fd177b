import type { Db } from "@takt/db/testing/connect-test-database";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import type { Stack } from "../harness/start-stack";
import { uploadImage } from "../harness/upload-image";

/** Creates `count` members, each with one scheduled post whose image was uploaded through the app. */
export async function seedImagePosts(db: Db, stack: Stack, { count, dueAt }: { count: number; dueAt: Date }) {
  const subs: string[] = [];
  for (let i = 0; i < count; i++) {
    const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys);
    const media = await uploadImage(stack, await signIn(db, user.id));
    const content = `Picture post ${i}`;
    const post = await createPost(db, user, { status: "scheduled", content, scheduledAt: dueAt });
    await db.media.update({ where: { id: media }, data: { postId: post.id } });
    subs.push(user.memberSub);
  }
  return new Set(subs);
}
