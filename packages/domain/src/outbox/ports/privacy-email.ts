/** A data request, as its author and the operator read about it. */
export type EmailedRequest = {
  reference: string;
  type:
    | "access"
    | "rectification"
    | "erasure"
    | "restriction"
    | "portability"
    | "objection"
    | "withdraw_consent"
    | "other";
  receivedAt: Date;
  dueAt: Date;
};

/** Emails about data requests. */
export type PrivacyEmailContent =
  /** The receipt. It repeats nothing that was typed: anybody may have given the address. */
  | {
      kind: "data_request_received";
      request: EmailedRequest;
      /** Of the link that confirms the address; null when it is confirmed. */
      confirmToken: string | null;
    }
  | { kind: "data_request_extended"; name: string | null; request: EmailedRequest; reason: string }
  | { kind: "data_request_done"; name: string | null; request: EmailedRequest }
  /** To the operator: somebody requests what the law grants about their data, or withdraws that. */
  | {
      kind: "data_request";
      request: EmailedRequest;
      withdrawn: boolean;
      from: { name: string | null; email: string | null };
      /** With line breaks. */
      details: string | null;
    }
  /** To the operator: a request has not been answered yet. */
  | {
      kind: "data_request_reminder";
      request: EmailedRequest;
      from: { name: string | null; email: string | null };
      /** Until it is due; negative: since then. */
      daysLeft: number;
    };
