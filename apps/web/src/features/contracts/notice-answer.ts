import { NOTICE_KINDS, type NoticeKind } from "@takt/domain/billing/model/notice-fields";
import type { Messages } from "@takt/i18n/namespaces";

/** What the server answers to a notice and to its confirmation. Times are ISO 8601, or dates where a page hands them on. */
export type NoticeAnswer = {
  reference: string;
  notice: NoticeKind;
  receivedAt: string | Date;
  confirmedAt: string | Date | null;
  name: string;
  email: string;
  contract: string;
  reason: string | null;
  /** YYYY-MM-DD. */
  wantedOn: string | null;
  state: "unconfirmed" | "confirmed" | "open" | "done";
  outcome: keyof Messages["contracts"]["state"] | null;
  endsAt: string | Date | null;
  refundedCents: number;
};

/** Tells whether an answer of the server is a notice. */
export function isNoticeAnswer(answer: unknown): answer is NoticeAnswer {
  const { reference, notice, receivedAt, state } = (answer ?? {}) as Partial<NoticeAnswer>;
  return (
    NOTICE_KINDS.some((kind) => kind === notice) &&
    [reference, receivedAt, state].every((one) => typeof one === "string")
  );
}
