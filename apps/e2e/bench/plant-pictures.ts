import type { Db } from "@takt/db/testing/connect-test-database";
import { createPost } from "@takt/db/testing/factories/create-post";
import { memberUser } from "../harness/member-user";
import { signIn } from "../harness/sign-in";
import type { Stack } from "../harness/start-stack";
import { uploadImage } from "../harness/upload-image";

/** `count` further members, each with one scheduled post of one picture that came in by the app's own door. */
export async function plantPictures(db: Db, stack: Stack, { count, dueAt }: { count: number; dueAt: Date }) {
  const subs: string[] = [];
  for (let i = 0; i < count; i++) {
    const user = await memberUser(db, stack.linkedin, stack.tokenKeys);
    const media = await uploadImage(stack, await signIn(db, user.id));
    const content = `Picture post ${i}`;
    const post = await createPost(db, user, { status: "scheduled", content, scheduledAt: dueAt });
    await db.media.update({ where: { id: media }, data: { postId: post.id } });
    subs.push(user.memberSub);
  }
  return new Set(subs);
}
