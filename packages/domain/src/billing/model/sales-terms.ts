/** How this installation sells. */
export type SalesTerms = {
  /** `exempt`: a small business that charges no VAT (German VAT Act, section 19); `included`: prices include VAT. */
  tax: "exempt" | "included";
  /** Days of the money-back guarantee, beyond the right of withdrawal; 0: there is none. */
  moneyBackDays: number;
};
