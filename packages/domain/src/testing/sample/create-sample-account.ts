import { randomUUID } from "node:crypto";
import type { Post } from "@takt/db/generated/prisma/client";
import type { Db } from "@takt/db/testing/connect-test-database";
import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { recordMetrics } from "../../analytics/record-metrics";
import { addDays } from "../../shared/day-steps";
import { dayIn } from "../../shared/day-in";
import { wallInstant } from "../../shared/wall-instant";
import { SAMPLE_POSTS, SAMPLE_SLOTS, type SamplePost } from "./sample-plan";
import { DE } from "./texts/de";
import { EN } from "./texts/en";

type Owner = { id: string; workspaceId: string; timezone: string };

const TEXTS = { en: EN, de: DE };
const SOURCE = "analytics_file" as const;
const DAYS_OF_FIGURES = 60;
/** Enough for best times (analytics/model/best-time.ts). */
const EARLIER_POSTS = 28;

/**
 * Adds to a member what one has after some weeks with Takt: posts in every state, weekly slots, ideas, and figures of 60
 * days, in a language and around `now`. What the member has already is not changed. Returns the ids of the posts by key.
 */
export async function createSampleAccount(
  db: Db,
  owner: Owner,
  { language, now = new Date() }: { language: "en" | "de"; now?: Date },
): Promise<Record<string, string>> {
  const { posts, topics } = TEXTS[language];
  const today = dayIn(now, owner.timezone);
  const ids: Record<string, string> = {};
  const totals: Array<{ linkedinPostId: string; impressions: number; engagements: number }> = [];
  for (const sample of SAMPLE_POSTS as readonly SamplePost[]) {
    const { text, hashtags = [] } = posts[sample.key as keyof typeof posts];
    const slot = slotOf(sample, today, owner.timezone);
    const { reason, status } = sample;
    const post = await createPost(db, owner, { content: text, hashtags, status, reason, ...slot });
    ids[sample.key] = post.id;
    if (!sample.impressions || !post.publishedAt) continue;
    await addReceipt(db, post, owner.id);
    const onLinkedIn = {
      postId: post.id,
      urn: post.linkedinUrn!,
      text,
      publishedAt: post.publishedAt,
      source: SOURCE,
    };
    const { id } = await createLinkedinPost(db, owner, onLinkedIn);
    const { impressions, reactions = 0, comments = 0 } = sample;
    totals.push({ linkedinPostId: id, impressions, engagements: reactions + comments });
  }
  totals.push(...(await addEarlierPosts(db, owner, today, Object.values(posts))));
  await db.topic.createMany({
    data: topics.map((topic) => ({
      userId: owner.id,
      workspaceId: owner.workspaceId,
      source: "typed" as const,
      language,
      ...topic,
    })),
  });
  const inWorkspace = { userId: owner.id, workspaceId: owner.workspaceId };
  await db.slotSettings.createMany({ data: { ...inWorkspace, areChosen: true }, skipDuplicates: true });
  await db.weeklySlot.createMany({
    data: SAMPLE_SLOTS.map((slot) => ({ ...inWorkspace, ...slot })),
    skipDuplicates: true,
  });
  const memberDays = figuresOfDays(today);
  await db.$transaction((tx) =>
    recordMetrics(tx, owner.id, { source: SOURCE, measuredAt: now, posts: totals, memberDays }),
  );
  return ids;
}

/** Adds the one create call of a published post, which LinkedIn answered within a second. */
async function addReceipt(db: Db, post: Post, memberSub: string) {
  const sentAt = new Date(post.publishedAt!.getTime() + 212);
  const data = {
    id: randomUUID(),
    postId: post.id,
    scheduling: post.scheduling,
    memberSub,
    requestHash: post.id,
    textHash: post.id,
    sentAt,
    answeredAt: new Date(sentAt.getTime() + 641),
    outcome: "created",
    httpStatus: 201,
    linkedinUrn: post.linkedinUrn,
  };
  await db.publishAttempt.create({ data });
}

/** Returns the times of a post's row; none for a draft. */
function slotOf({ workday, time }: SamplePost, today: string, zone: string) {
  if (workday === undefined) return {};
  const wall = `${addWorkdays(today, workday)}T${time}`;
  return { scheduledAt: wallInstant(wall, zone), scheduledZone: zone, scheduledWall: wall };
}

/** Returns the day that is some workdays later, or earlier by a negative number. */
function addWorkdays(day: string, count: number): string {
  const step = Math.sign(count);
  let [found, left] = [day, Math.abs(count)];
  while (left > 0) {
    found = addDays(found, step);
    if (![0, 6].includes(new Date(`${found}T12:00Z`).getUTCDay())) left--;
  }
  return found;
}

/** Adds posts of the weeks before, made on LinkedIn; those of the early morning are seen most. */
async function addEarlierPosts(db: Db, owner: Owner, today: string, texts: ReadonlyArray<{ text: string }>) {
  const totals = [];
  for (let n = 0; n < EARLIER_POSTS; n++) {
    const isEarly = n % 2 === 0;
    const wall = `${addWorkdays(today, -12 - n)}T${isEarly ? "08:15" : "16:40"}`;
    const { id } = await createLinkedinPost(db, owner, {
      publishedAt: wallInstant(wall, owner.timezone),
      text: texts[n % texts.length]!.text,
      source: SOURCE,
    });
    const impressions = (isEarly ? 2_100 : 900) + ((n * 137) % 500);
    totals.push({ linkedinPostId: id, impressions, engagements: Math.round(impressions / 40) });
  }
  return totals;
}

/** Figures of the days before today: a week has its rhythm, and the weeks grow. */
function figuresOfDays(today: string) {
  return Array.from({ length: DAYS_OF_FIGURES }, (_, n) => {
    const ago = DAYS_OF_FIGURES - n;
    const impressions = 420 + 9 * n + [0, 610, 240, 720, 190, 80, -160][n % 7]!;
    const followersGained = 3 + (n % 5);
    return {
      day: addDays(today, -ago),
      impressions,
      engagements: Math.round(impressions / 38),
      followersGained,
      followers: 9_640 + 6 * n,
    };
  });
}
