/** A moment at which a process is killed: during a call to LinkedIn (held before or after it took effect) or between steps. */
export type KillPoint = {
  name: string;
  media?: boolean;
  linkedin?: { path: string; method: string; stage: "before" | "after"; release: "go" | "drop" };
  executor?: { stage: "before" | "after"; step?: string; call?: number };
};

const create = { path: "^/rest/posts$", method: "POST" };

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
