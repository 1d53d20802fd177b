import { randomUUID } from "node:crypto";
import type { Prisma } from "@takt/db/generated/prisma/client";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import type { TestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { PostRef } from "../posts/model/post-input";
import { POST_STATUSES, type PostStatus } from "../posts/model/post-transitions";
import type { Actor } from "../shared/actor";
import { toActor } from "./to-actor";

/**
 * Defines tests for the refusals that all changes of a post share; after each the row is unchanged.
 * @param from the statuses the change is possible from
 * @param run the change, as this actor
 * @param overrides columns that the change needs
 */
export function testRefusals(
  database: TestDatabase,
  from: readonly PostStatus[],
  run: (actor: Actor, ref: PostRef) => Promise<unknown>,
  overrides: Partial<Prisma.PostUncheckedCreateInput> = {},
): void {
  const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });
  async function make(more: Partial<Prisma.PostUncheckedCreateInput> = {}) {
    const user = await createUser(database.db);
    const post = await createPost(database.db, user, { status: from[0], ...overrides, ...more });
    return { user, post, actor: toActor(user), ref: { id: post.id, version: post.version } };
  }

  describe("refusals change nothing", () => {
    test("another user's post answers post_not_found, like a missing one", async () => {
      const { user, post, actor, ref } = await make();
      const other = toActor(await createUser(database.db));
      const strangers = [other, { ...actor, workspaceId: other.workspaceId }];
      for (const stranger of strangers)
        await expect(run(stranger, ref)).rejects.toMatchObject({ code: "post_not_found", data: {} });
      await expect(run(actor, { ...ref, id: randomUUID() })).rejects.toMatchObject({
        code: "post_not_found",
        data: {},
      });
      expect(await read(post.id)).toEqual(post);
      expect(post.authorId).toBe(user.id);
    });

    test("a post that is no draft, under the name of another member, answers post_of_other", async () => {
      const { post, actor, ref } = await make({ status: from.find((status) => status !== "draft")! });
      const { userId } = toActor(await createUser(database.db));
      for (const role of ["owner", "admin", "editor"] as const)
        await expect(run({ ...actor, userId, role }, ref)).rejects.toMatchObject({ code: "post_of_other" });
      expect(await read(post.id)).toEqual(post);
    });

    test("a role that may not do it answers act_forbidden, whoever's the post is", async () => {
      const { post, actor, ref } = await make();
      const { userId } = toActor(await createUser(database.db));
      for (const one of [actor, { ...actor, userId }])
        for (const role of ["approver", "viewer"] as const)
          await expect(run({ ...one, role }, ref)).rejects.toMatchObject({ code: "act_forbidden" });
      expect(await read(post.id)).toEqual(post);
    });

    test("a deleted post answers post_not_found", async () => {
      const { post, actor, ref } = await make({ deletedAt: new Date() });
      await expect(run(actor, ref)).rejects.toMatchObject({ code: "post_not_found" });
      expect(await read(post.id)).toEqual(post);
    });

    test("a version other than the one the user saw answers post_changed", async () => {
      const { post, actor, ref } = await make({ version: 3 });
      for (const version of [2, 4])
        await expect(run(actor, { ...ref, version })).rejects.toMatchObject({ code: "post_changed" });
      expect(await read(post.id)).toEqual(post);
    });

    test.each(POST_STATUSES.filter((status) => !from.includes(status)))(
      "a %s post answers post_not_in_state",
      async (status) => {
        const { post, actor, ref } = await make({ status });
        await expect(run(actor, ref)).rejects.toMatchObject({ code: "post_not_in_state", data: { status } });
        expect(await read(post.id)).toEqual(post);
      },
    );

    test("of two concurrent changes of one version one succeeds", async () => {
      const { actor, ref } = await make();
      const results = await Promise.allSettled([run(actor, ref), run(actor, ref)]);
      expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    });
  });
}
