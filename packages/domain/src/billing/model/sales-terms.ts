/** How this installation sells. */
export type SalesTerms = {
  /** `exempt`: a small business that charges no VAT (German VAT Act, section 19); `included`: prices include VAT. */
  tax: "exempt" | "included";
};
