import { z } from "zod";

/** Text that is not empty: an empty value unsets a parameter, where that is possible. */
export const text = z.string().min(1);

const expand = z.array(text).optional();

/** The schema of a type of parameters of the SDK, as far as emulated: a name that the type does not have does not compile. */
export function paramsOf<Params>() {
  return <Known extends { [Name in keyof Params]?: z.ZodType }>(
    known: Known & Record<Exclude<keyof Known, keyof Params>, never>,
  ) => z.strictObject({ ...(known as Known), expand });
}

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);

export const boolean = z.enum(["true", "false"]).transform((value) => value === "true");

/** Metadata of an object: an empty value removes the key. */
export const metadata = z.record(z.string().max(40), z.string().max(500)).optional();

/** The metadata after a change. */
export const mergeMetadata = (
  before: Record<string, string>,
  change: Record<string, string> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ""));

/** Parameters of every list. */
export const pagination = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
};

/** Parameters of a GET or an action of one object. */
export const noParams = z.strictObject({ expand });
