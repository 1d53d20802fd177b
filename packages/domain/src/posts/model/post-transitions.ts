/** Every status of a post; `publishing` and `unconfirmed` tell that LinkedIn may or may not have it. */
export const POST_STATUSES = [
  "draft",
  "scheduled",
  "publishing",
  "published",
  "failed",
  "cancelled",
  "unconfirmed",
] as const;

export type PostStatus = (typeof POST_STATUSES)[number];

/** Columns that only hold something in some states, with what they hold otherwise. */
const SLOT = { scheduledAt: null, scheduledZone: null, scheduledWall: null, dueAt: null, expiresAt: null };
const QUEUE = { queuedAt: null };
const ATTEMPT = { attemptId: null, attemptedAt: null, resolvable: false };
const RESEND = { resendId: null, resentAt: null };
const PUBLICATION = { linkedinUrn: null, publishedAt: null, editedAt: null, removedAt: null };
const REASON = { reason: null, reasonDetail: null };

type Clears = Partial<
  typeof SLOT &
    typeof QUEUE &
    typeof ATTEMPT &
    typeof RESEND &
    typeof PUBLICATION &
    typeof REASON & { releases: 0 }
>;

type Transition = {
  by: "user" | "system";
  from: readonly PostStatus[];
  to: PostStatus;
  /** Fields that the transition empties; the caller supplies those that it fills in. */
  clears: Clears;
  /** Whether an edit that was begun before it is refused as outdated. */
  bumpsVersion: boolean;
};

const byUser = { by: "user", bumpsVersion: true } as const;
const bySystem = { by: "system", bumpsVersion: false } as const;

/**
 * The state machine, and the only place that spells it out: transition.ts makes SQL of it, transition-post.ts asks
 * Prisma by it, screens show a button iff the transition is possible, and the picture in
 * docs/flows/publish-a-post.md is tested against it.
 */
export const POST_TRANSITIONS = {
  /** Publish now is: schedule at now. */
  schedule: {
    ...byUser,
    from: ["draft", "scheduled", "failed", "cancelled"],
    to: "scheduled",
    clears: { ...QUEUE, ...ATTEMPT, ...RESEND, ...PUBLICATION, ...REASON, releases: 0 },
  },
  unschedule: {
    ...byUser,
    from: ["scheduled", "failed", "cancelled"],
    to: "draft",
    clears: { ...SLOT, ...QUEUE, ...ATTEMPT, ...RESEND, ...REASON },
  },
  /** Deleting a scheduled post does this too, and so does an account that is closed. */
  cancel: { ...byUser, from: ["scheduled"], to: "cancelled", clears: QUEUE },
  /** Undoes the deletion of a scheduled post whose time is still ahead. */
  restore: { ...byUser, from: ["cancelled"], to: "scheduled", clears: QUEUE },
  /** "It is on LinkedIn." */
  affirm: { ...byUser, from: ["unconfirmed"], to: "published", clears: REASON },
  /** "It is not on LinkedIn", also of a post that was taken for published. */
  deny: { ...byUser, from: ["unconfirmed", "published"], to: "failed", clears: PUBLICATION },
  claim: { ...bySystem, from: ["scheduled"], to: "publishing", clears: { ...RESEND, ...REASON } },
  /** Surely not created. */
  release: { ...bySystem, from: ["publishing"], to: "scheduled", clears: { ...QUEUE, ...ATTEMPT } },
  /** Released too often, or past its limit. */
  exhaust: { ...bySystem, from: ["publishing"], to: "failed", clears: { ...QUEUE, ...ATTEMPT } },
  confirm: { ...bySystem, from: ["publishing", "unconfirmed"], to: "published", clears: REASON },
  reject: { ...bySystem, from: ["publishing", "unconfirmed"], to: "failed", clears: QUEUE },
  /** LinkedIn may have it. */
  lose: { by: "system", bumpsVersion: true, from: ["publishing"], to: "unconfirmed", clears: QUEUE },
  /** Missed, or a file that LinkedIn refuses. */
  expire: { ...bySystem, from: ["scheduled"], to: "failed", clears: QUEUE },
} as const satisfies Record<string, Transition>;

export type PostTransition = keyof typeof POST_TRANSITIONS;
export type UserTransition = {
  [T in PostTransition]: (typeof POST_TRANSITIONS)[T]["by"] extends "user" ? T : never;
}[PostTransition];

/** Whether a post in this status can make this transition. */
export function canTransition(status: PostStatus, transition: PostTransition): boolean {
  return (POST_TRANSITIONS[transition].from as readonly PostStatus[]).includes(status);
}

/** Text, hashtags and media may change until the claim; an unconfirmed post is evidence. */
export const EDITABLE: readonly PostStatus[] = ["draft", "scheduled", "failed", "cancelled"];

/** Everything but what is being sent, or may be on LinkedIn unknown to us. */
export const DELETABLE: readonly PostStatus[] = ["draft", "scheduled", "failed", "cancelled"];
