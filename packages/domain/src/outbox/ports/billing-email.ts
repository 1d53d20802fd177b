/** The day and time zone of a text; the zone is an IANA name. */
type At = { at: Date; zone: string };

/** A declaration about a contract, as it is kept. */
export type Declaration = {
  reference: string;
  declarationKind: "cancellation" | "extraordinary_cancellation" | "withdrawal";
  receivedAt: Date;
  name: string;
  email: string;
  /** Text that identifies the contract, as it was typed. */
  contract: string;
  reason: string | null;
  /** YYYY-MM-DD; null: the earliest possible day. */
  wantedOn: string | null;
};

/**
 * The outcome of a declaration. `cancelled`: it ends with the paid period; `withdrawn`: it has ended, and the paid sum
 * goes back; `withdrawal_late`: too late for that, so it was taken as a cancellation; `answered`: by the operator. The
 * others wait for the operator: no subscription or more than one fits, a reason has to be judged, the wanted day is
 * after the paid period, a withdrawn subscription could not be paid back on its own.
 */
export type DeclarationOutcome =
  | "cancelled"
  | "withdrawn"
  | "withdrawal_late"
  | "answered"
  | "unmatched"
  | "ambiguous"
  | "extraordinary"
  | "later_day"
  | "refund_open";

/** Emails about orders, subscriptions and declarations. Amounts are in cents. */
export type BillingEmailContent =
  /** The durable copy of an order, with the instruction on the right of withdrawal. */
  | {
      kind: "order_confirmed";
      name: string | null;
      ordered: At;
      plan: "professional" | "enterprise";
      interval: "month" | "year";
      priceCents: number;
      currency: string;
      tax: "exempt" | "included";
      /** When the customer asked to start before the withdrawal period ends; null when not asked. */
      startNowAt: Date | null;
      moneyBackDays: number;
    }
  | { kind: "subscription_past_due"; name: string | null }
  | {
      kind: "subscription_ended";
      name: string | null;
      ended: At;
      /** Limits of the free plan. */
      free: { posts: number; aiPosts: number };
    }
  | {
      kind: "refund_issued";
      name: string | null;
      amountCents: number;
      currency: string;
      /** `rest`: of a paid year that was ended early. */
      why: "duplicate" | "rest";
    }
  /** Asks to confirm a declaration. It repeats nothing that was typed: anybody may have given the address. */
  | {
      kind: "contract_notice_confirm";
      reference: string;
      declarationKind: Declaration["declarationKind"];
      receivedAt: Date;
      confirmToken: string;
    }
  /** The receipt of a confirmed declaration. */
  | { kind: "contract_notice_received"; declared: Declaration }
  | {
      kind: "contract_notice_done";
      declared: Declaration;
      outcome: DeclarationOutcome;
      endsAt: Date | null;
      refundedCents: number;
      currency: string;
    }
  /** To the operator, once a day: how many declarations of the day nobody has confirmed. */
  | { kind: "unconfirmed_notices"; count: number }
  /** To the operator: a declaration that has not been processed on its own. */
  | {
      kind: "contract_notice";
      declared: Declaration;
      confirmedAt: Date | null;
      outcome: DeclarationOutcome | null;
    };
