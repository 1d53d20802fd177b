import { z } from "zod";
import { requiredText } from "../../shared/text-input";

/** Error codes of declarations. */
export type DeclarationErrorCode =
  /** The link, or the reference, leads to no declaration. */
  | "notice_not_found"
  /** The operator has closed it already. */
  | "notice_closed";

const fields = {
  /** Of what was typed on one page: a repeated call after a lost answer makes no second declaration. */
  id: z.uuid(),
  name: requiredText(200),
  /** Where the receipt goes. */
  email: requiredText(320).check(z.regex(z.regexes.email)),
  /** Text that identifies the contract, in the author's words. */
  contract: requiredText(300),
  locale: z.enum(["en", "de"]),
};
/** Null: the earliest possible day. */
const wantedOn = z.iso.date().nullable();

/**
 * A cancellation or a withdrawal, as it is declared on a public page. `extraordinary_cancellation`: for good cause, which
 * is to be named. A withdrawal needs no reason and no day.
 */
export const declarationInput = z.discriminatedUnion("kind", [
  z.strictObject({ ...fields, kind: z.literal("cancellation"), wantedOn }),
  z.strictObject({
    ...fields,
    kind: z.literal("extraordinary_cancellation"),
    wantedOn,
    reason: requiredText(2_000),
  }),
  z.strictObject({ ...fields, kind: z.literal("withdrawal") }),
]);
export type DeclarationInput = z.infer<typeof declarationInput>;

/** Returns what counts of the typed fields: each kind has its own, and no day is the earliest possible one. */
export function toDeclarationFields({
  reason,
  wantedOn,
  ...shared
}: Readonly<Partial<Record<string, string>>>) {
  const { kind } = shared;
  return {
    ...shared,
    ...(kind !== "withdrawal" && { wantedOn: wantedOn === "" ? null : wantedOn }),
    ...(kind === "extraordinary_cancellation" && { reason }),
  };
}

/** The token of a link that confirms a declaration. */
export const confirmInput = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) });
