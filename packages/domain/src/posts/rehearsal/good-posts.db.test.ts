import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import { makeGoodPosts } from "../../testing/good-posts";
import { FAR, rehearsalDeps } from "../../testing/rehearsal-harness";
import { mapConcurrent } from "../../shared/concurrency";
import { toWall } from "../model/publish-slot";
import { rehearsePost } from "./rehearse-post";

const database = useTestDatabase();
const MEMBERS = 4;
const DAYS = 15;

test("good posts are scheduled without an alarm, also where a text comes again after ten days", async () => {
  const { db } = database;
  const members = await mapConcurrent(4, Array.from({ length: MEMBERS }), async () => {
    const user = await createUser(db, { linkedinAccessTokenExpiresAt: FAR });
    await createGrant(db, user, { product: "community", accessTokenExpiresAt: FAR });
    return user;
  });
  const { posts, media } = makeGoodPosts(members, DAYS);
  await db.post.createMany({ data: posts });
  await db.media.createMany({ data: media });
  const actors = new Map(members.map((user) => [user.id, toActor(user)]));
  const deps = rehearsalDeps(db, {
    linkPages: { read: () => Promise.resolve({ kind: "failed" }), check: () => Promise.resolve("alive") },
  });
  const findings = await mapConcurrent(4, posts, ({ id, authorId, scheduledAt }) =>
    rehearsePost(deps, actors.get(authorId)!, {
      id,
      time: { wall: toWall(scheduledAt, "UTC"), zone: "UTC" },
    }),
  );
  expect(posts).toHaveLength(MEMBERS * DAYS);
  expect(findings.flat()).toEqual([]);
});
