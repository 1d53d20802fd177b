/** How this installation sells. */
export type SalesTerms = {
  /** `exempt`: a small business that charges no VAT (German VAT Act, section 19); `included`: prices include VAT. */
  tax: "exempt" | "included";
  /** Days of the money-back guarantee, beyond the right of withdrawal; 0: there is none. */
  moneyBackDays: number;
};

/** For how many months after a customer has used the money-back guarantee they cannot use it again. */
export const GUARANTEE_PAUSE_MONTHS = 12;

/** Why money went back, as an order keeps it; `rest`: of a paid year that was ended early. */
export type RefundReason = "withdrawal" | "guarantee" | "duplicate" | "rest";
