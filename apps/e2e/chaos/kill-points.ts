import type { Prisma } from "@takt/db/generated/prisma/client";

export type PostFields = Pick<
  Prisma.PostUncheckedCreateInput,
  "firstComment" | "linkSource" | "linkTitle" | "pollQuestion" | "pollOptions" | "pollDuration"
>;

/** A moment at which a process is killed: during a call to LinkedIn (held before or after it took effect) or between steps. */
export type KillPoint = {
  name: string;
  media?: boolean;
  /** The content of the post beside its text. */
  fields?: PostFields;
  linkedin?: { path: string; method: string; stage: "before" | "after"; release: "go" | "drop" };
  executor?: { stage: "before" | "after"; step?: string; call?: number };
};

const create = { path: "^/rest/posts$", method: "POST" };
const poll: PostFields = {
  pollQuestion: "Which one?",
  pollOptions: ["This", "That"],
  pollDuration: "THREE_DAYS",
};
const linkCard: PostFields = { linkSource: "https://example.com/page", linkTitle: "A page" };

export const LINKEDIN_KILL_POINTS: KillPoint[] = [
  { name: "create sent, never taken", linkedin: { ...create, stage: "before", release: "drop" } },
  { name: "create sent, taken late", linkedin: { ...create, stage: "before", release: "go" } },
  { name: "create taken, answer unread", linkedin: { ...create, stage: "after", release: "go" } },
  {
    name: "picture: create sent, never taken",
    media: true,
    linkedin: { ...create, stage: "before", release: "drop" },
  },
  {
    name: "picture: create taken, answer unread",
    media: true,
    linkedin: { ...create, stage: "after", release: "go" },
  },
  {
    name: "poll: create taken, answer unread",
    fields: poll,
    linkedin: { ...create, stage: "after", release: "go" },
  },
  {
    name: "link card: create taken, answer unread",
    fields: linkCard,
    linkedin: { ...create, stage: "after", release: "go" },
  },
  {
    name: "picture: in the middle of the upload",
    media: true,
    linkedin: { path: "dms-uploads", method: "PUT", stage: "before", release: "drop" },
  },
];

export const STEP_KILL_POINTS: KillPoint[] = [
  { name: "before prepare", executor: { stage: "before", call: 1 } },
  { name: "after prepare", executor: { stage: "after", step: "prepare" } },
  { name: "asleep until its time", executor: { stage: "after", step: "until-due" } },
  { name: "after publish", executor: { stage: "after", step: "publish" } },
];
