import { randomUUID } from "node:crypto";
import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Deps } from "../deps";
import type { Finding } from "../posts/model/finding";
import { publishText } from "../posts/model/publish-text";
import { textHash } from "../posts/publishing/claim";
import { rehearsePost } from "../posts/rehearsal/rehearse-post";
import { toActor } from "./to-actor";
import { fakeDeps } from "./fake-deps";

const MINUTE = 60_000;
/** When a rehearsal takes place, and the time that is rehearsed; both on one UTC day. */
export const REHEARSED_AT = Date.parse("2027-03-10T08:00:00Z");
const REHEARSED_FOR = Date.parse("2027-03-10T14:00:00Z");
const SLOT = { wall: "2027-03-10T14:00", zone: "UTC" };

/** Later than any time that is rehearsed. */
export const FAR = new Date("2027-12-01T00:00:00Z");

/** The time that lies some minutes before the rehearsed one. */
export const minutesBefore = (minutes: number) => new Date(REHEARSED_FOR - minutes * MINUTE);

/** Dependencies whose clock stands at the time of the rehearsal. */
export const rehearsalDeps = (db: Db, parts: Partial<Deps> = {}) =>
  fakeDeps(db, { clock: { now: () => REHEARSED_AT, sleep: () => Promise.resolve() }, ...parts });

/** A draft of a member whom nothing keeps from publishing it, and what spoils it. */
export async function rehearsalHarness(db: Db) {
  const user = await createUser(db, {
    linkedinAccessTokenExpiresAt: FAR,
    linkedinScopes: ["openid", "profile", "email", "w_member_social"],
  });
  const post = await createPost(db, user);
  const memberSub = user.linkedinProfileId!;
  const edit = (data: Prisma.PostUncheckedUpdateInput) => db.post.update({ where: { id: post.id }, data });
  return {
    db,
    user,
    post,
    edit,
    setUser: (data: Prisma.UserUncheckedUpdateInput) => db.user.update({ where: { id: user.id }, data }),
    /** Adds a first comment, which the member may write. */
    comment: async (firstComment: string) => {
      await createGrant(db, user, { product: "community", accessTokenExpiresAt: FAR });
      return edit({ firstComment });
    },
    attach: (overrides: Partial<Prisma.MediaUncheckedCreateInput> = {}) =>
      createMedia(db, user, { postId: post.id, ...overrides }),
    /** Another post of the member, with the same text unless overridden. */
    twin: (overrides: Parameters<typeof createPost>[2]) =>
      createPost(db, user, { content: post.content, ...overrides }),
    /** A create call of a post; the post itself unless another is named. */
    attempt: (sentAt: Date, outcome: string | null, of: { id: string } = post) =>
      db.publishAttempt.create({
        data: {
          id: randomUUID(),
          postId: of.id,
          scheduling: 1,
          memberSub,
          requestHash: "hash",
          textHash: textHash(publishText(post.content, [])),
          sentAt,
          outcome,
        },
      }),
    /** Counts calls of the member on the rehearsed day. */
    calls: (calls: number) =>
      db.linkedinCalls.create({ data: { memberSub, day: new Date("2027-03-10T00:00:00Z"), calls } }),
    rehearse: (parts: Partial<Deps> = {}, time: typeof SLOT | "now" | "planned" = SLOT) =>
      rehearsePost(rehearsalDeps(db, parts), toActor(user), { id: post.id, time }),
  };
}

export type RehearsalHarness = Awaited<ReturnType<typeof rehearsalHarness>>;

/** A fault that can be known before a post goes out: what is to be told, and what makes it. */
export type KnownFault = readonly [
  name: string,
  code: Finding["code"],
  make: (world: RehearsalHarness) => Promise<unknown>,
  parts?: Partial<Deps>,
];
