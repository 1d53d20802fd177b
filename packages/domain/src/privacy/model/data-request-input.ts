import { z } from "zod";
import { requiredText, trimmedText } from "../../shared/text-input";
import { DATA_REQUEST_TYPES, needsDetails } from "./data-request-types";
import { OPERATOR_LIMITS } from "./operator-limits";

/** A data request, as the public page sends it. */
export const publicDataRequestInput = z
  .strictObject({
    /** Of what was typed on one page: a repeated call after a lost answer makes no second request. */
    id: z.uuid(),
    locale: z.enum(["en", "de"]),
    type: z.enum(DATA_REQUEST_TYPES),
    firstName: requiredText(100),
    lastName: requiredText(100),
    email: requiredText(254).check(z.regex(z.regexes.email)),
    details: trimmedText(2_000),
    /** Whether the privacy policy was taken note of. A right does not depend on consent. */
    acknowledged: z.literal(true),
  })
  .refine(({ type, details }) => details !== "" || !needsDetails(type), {
    path: ["details"],
    // Said beside what is wrong with other fields.
    when: () => true,
  });
export type PublicDataRequestInput = z.infer<typeof publicDataRequestInput>;

/** The token of a link that confirms the address of a data request. */
export const confirmDataRequestInput = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });

/** The operator's own note about a request; an empty one removes it. */
export const annotateInput = z.strictObject({ id: z.uuid(), note: trimmedText(OPERATOR_LIMITS.note) });

/** `done`: answered, which its author is told. `withdrawn`: its author no longer wants it. */
export const closeInput = z.strictObject({ id: z.uuid(), outcome: z.enum(["done", "withdrawn"]) });

/** A later due date, with the reason that its author reads. */
export const extendInput = z.strictObject({
  id: z.uuid(),
  dueOn: z.iso.date(),
  reason: requiredText(OPERATOR_LIMITS.reason),
});
