import type { Db } from "@takt/db/testing/connect-test-database";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import type { Stack } from "../harness/start-stack";
import { uploadImage } from "../harness/upload-file";

type Owner = { id: string; workspaceId: string };

/** Inserts `count` scheduled posts of the owners in turn, due at `dueAt` or `minutesApart` from then on. */
export async function seedPosts(
  db: Db,
  owners: readonly Owner[],
  {
    count,
    dueAt,
    minutesApart = 0,
    text,
  }: { count: number; dueAt: Date; minutesApart?: number; text: string },
): Promise<void> {
  await db.$executeRaw`
    insert into posts (id, workspace_id, author_id, content, status, scheduling, scheduled_at, scheduled_zone,
      scheduled_wall, due_at, expires_at)
    select gen_random_uuid(), o.workspace_id, o.id, ${text} || ' ' || n, 'scheduled', 1, t.at, 'UTC',
      to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI'), t.at, t.at + interval '12 h'
    from generate_series(0, ${count - 1}::int) n
    join unnest(${owners.map(({ id }) => id)}::uuid[], ${owners.map(({ workspaceId }) => workspaceId)}::uuid[])
      with ordinality as o(id, workspace_id, nr) on o.nr = n % ${owners.length}::int + 1
    cross join lateral (select ${dueAt}::timestamptz + n * ${minutesApart}::int * interval '1 min' as at) t`;
}

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
