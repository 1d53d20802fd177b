import { flag, object, text, type ValueOf } from "../../shared/shape";

/** How a workspace looks as it is typed, also where it cannot be saved yet; empty is what looks like Takt. */
export const brandDraft = object({
  name: text(),
  primaryColor: text(),
  secondaryColor: text(),
  senderName: text(),
  footer: text(),
  poweredBy: flag,
});
export type BrandDraft = ValueOf<typeof brandDraft>;
