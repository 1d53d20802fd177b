/**
 * LinkedIn's limit for a comment in UTF-16 units (docs/linkedin-api.md, Comments and reactions), and that of a draft of
 * one.
 */
export const COMMENT_LIMITS = { length: 1_250, draftLength: 5_000 } as const;

export const COMMENT_STATES = ["waiting", "sending", "published", "failed", "unconfirmed"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** Why a first comment was not published. Screens show `reasons.comment.<code>`. */
export const COMMENT_REASONS = [
  /** The member has not connected the Community Management API, or has disconnected it. */
  "not_connected",
  /** LinkedIn has ended that connection. */
  "connection",
  /** LinkedIn does not permit comments to that connection. */
  "not_permitted",
  /** LinkedIn did not find the post for minutes. */
  "post_not_found",
  /** LinkedIn published the post and did not name it. */
  "link_unknown",
  /** LinkedIn refused the comment; its words are kept. */
  "refused",
  /** LinkedIn took no call for a day. */
  "missed",
] as const;
export type CommentReason = (typeof COMMENT_REASONS)[number];

/** Whether Takt can publish a member's first comments. `unavailable`: this installation has no app that may comment. */
export type CommentAccess = "ready" | "unavailable" | "not_connected" | "ended" | "not_granted";

/** Columns that only hold something in some states, with what they hold otherwise. */
const ATTEMPT = { attemptId: null, attemptedAt: null };
const REASON = { reason: null, reasonDetail: null };

type Transition = {
  by: "user" | "system";
  from: readonly CommentState[];
  to: CommentState;
  clears: Partial<typeof ATTEMPT & typeof REASON & { releases: 0 }>;
};

/**
 * The state machine of a first comment, and the only place that spells it out: comment-transition.ts makes SQL of it,
 * screens show a button iff the transition is possible, and the picture in docs/flows/first-comment.md is tested
 * against it.
 */
export const COMMENT_TRANSITIONS = {
  claim: { by: "system", from: ["waiting"], to: "sending", clears: REASON },
  /** Surely not created, and to be tried again. */
  release: { by: "system", from: ["sending"], to: "waiting", clears: ATTEMPT },
  confirm: { by: "system", from: ["sending", "unconfirmed"], to: "published", clears: REASON },
  /** Surely not created, and not to be tried again. */
  reject: { by: "system", from: ["sending", "unconfirmed"], to: "failed", clears: {} },
  /** LinkedIn may have it. */
  lose: { by: "system", from: ["sending"], to: "unconfirmed", clears: {} },
  /** Never sent: no connection, or too late. */
  expire: { by: "system", from: ["waiting"], to: "failed", clears: {} },
  /** "It is there", also when the user has written it by hand. */
  affirm: { by: "user", from: ["failed", "unconfirmed"], to: "published", clears: REASON },
  /** "Send again." */
  resend: {
    by: "user",
    from: ["failed", "unconfirmed"],
    to: "waiting",
    clears: { ...ATTEMPT, ...REASON, releases: 0 },
  },
} as const satisfies Record<string, Transition>;

export type CommentTransition = keyof typeof COMMENT_TRANSITIONS;

/** Whether a comment in this state can make this transition. */
export function canTransitionComment(state: CommentState, transition: CommentTransition): boolean {
  return (COMMENT_TRANSITIONS[transition].from as readonly CommentState[]).includes(state);
}

/** Whether there is a comment to publish: a text without a character is none. */
export function hasFirstComment(text: string): boolean {
  return text.trim() !== "";
}
