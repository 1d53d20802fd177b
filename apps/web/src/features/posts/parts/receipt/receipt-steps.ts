import type { AttemptView, PostSummary } from "@takt/domain/posts/model/post-view";

type Receipt = Pick<PostSummary, "status" | "scheduledAt" | "publishedAt">;
type Call = Pick<AttemptView, "kind" | "sentAt" | "answeredAt" | "outcome" | "linkedinUrl">;

/**
 * One step of a receipt. `due`: its time; `tried`: calls of this time that came to nothing; `once`: the only call that
 * LinkedIn may have a post from; `sent`: one of several; `resent`: LinkedIn was asked again. It ends with what is known
 * of the result: LinkedIn `confirmed` it, had it (`known`), it was `found` there, its author says so (`affirmed`), nobody
 * has answered (`unanswered`), or LinkedIn still may (`waiting`). `purged`: the calls are not kept any more.
 */
export type ReceiptStep = {
  key:
    | "due"
    | "tried"
    | "once"
    | "sent"
    | "resent"
    | "confirmed"
    | "known"
    | "found"
    | "affirmed"
    | "unanswered"
    | "waiting"
    | "purged";
  /** To the millisecond; null where no time is kept of it. */
  at: Date | null;
  /** How many calls it stands for, where that may be several. */
  count?: number;
  /** How much later than its time the post was sent, from a minute on. */
  lateMs?: number;
};

/** A post goes out within the minute of its time. */
const LATE_MS = 60_000;

/** Returns the receipt of a post that was sent, as steps; `calls` are all of its calls, the latest first. */
export function toReceiptSteps(post: Receipt, calls: readonly Call[]): ReceiptStep[] {
  const { scheduledAt, publishedAt } = post;
  const due: ReceiptStep[] = scheduledAt ? [{ key: "due", at: scheduledAt }] : [];
  const n = calls.findIndex(({ kind }) => kind === "create");
  const create = calls[n];
  if (!create && publishedAt)
    return [
      ...due,
      { key: "sent", at: publishedAt, ...toLate(scheduledAt, publishedAt) },
      { key: "purged", at: null },
    ];
  if (!create) return [];
  const resend = calls.slice(0, n).find(({ kind }) => kind === "resend");
  const earlier = calls.slice(n + 1);
  const isOnce = !resend && earlier.every(hasCreatedNothing);
  return [
    ...due,
    ...toTried(earlier, scheduledAt),
    { key: isOnce ? "once" : "sent", at: create.sentAt, ...toLate(scheduledAt, create.sentAt) },
    ...(resend ? [{ key: "resent" as const, at: resend.sentAt }] : []),
    toResult(post, create, resend),
  ];
}

/** Whether LinkedIn has surely made no post of a call. */
const hasCreatedNothing = ({ outcome }: Call) =>
  outcome !== null && outcome !== "unknown" && outcome !== "created";

/** The calls before, as far as they belong to the same time: what was sent before that was of another one. */
function toTried(earlier: readonly Call[], scheduledAt: Date | null): ReceiptStep[] {
  const own = earlier.filter(({ sentAt }) => scheduledAt !== null && sentAt >= scheduledAt);
  return own[0] ? [{ key: "tried", at: own[0].sentAt, count: own.length }] : [];
}

function toLate(due: Date | null, sentAt: Date): Pick<ReceiptStep, "lateMs"> {
  const lateMs = due ? sentAt.getTime() - due.getTime() : 0;
  return lateMs >= LATE_MS ? { lateMs } : {};
}

function toResult({ status }: Receipt, create: Call, resend: Call | undefined): ReceiptStep {
  if (status === "publishing") return { key: "waiting", at: null };
  if (status !== "published") return { key: "unanswered", at: null };
  if (resend?.answeredAt && resend.outcome === "duplicate") return { key: "known", at: resend.answeredAt };
  const answered = [resend, create].find((call) => call?.answeredAt && call.outcome === "created");
  if (answered) return { key: "confirmed", at: answered.answeredAt };
  return { key: create.linkedinUrl ? "found" : "affirmed", at: null };
}
