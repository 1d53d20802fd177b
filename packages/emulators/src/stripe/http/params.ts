import type Stripe from "stripe";
import { z } from "zod";

/** A refusal with the code of Stripe's documentation; `params` of a zod issue. */
export type Refusal = { code?: string; message: (name: string) => string };

/** What a check of a parameter refuses with. */
export const refuse = (code: string | undefined, message: Refusal["message"]) => ({
  params: { code, message } satisfies Refusal,
});

/** A parameter that Stripe has and this emulator does not support. */
const NOT_EMULATED = z
  .custom<never>(
    () => false,
    refuse(undefined, (name) => `The parameter ${name} is not supported by this emulator of Stripe.`),
  )
  .optional();

type Shape<Params> = { [Name in keyof Params]?: z.ZodType };
type Uncovered<Params, Known, Refused> = Exclude<keyof Params, keyof Known | Refused>;

/**
 * The schema of a type of parameters of the SDK: the known ones, and the names of those that are refused as not
 * emulated. A name that the type does not have does not compile, nor does one that is left out.
 */
export function paramsOf<Params>() {
  return <Known extends Shape<Params>, const Refused extends readonly (keyof Params)[] = readonly []>(
    known: Known & Record<Exclude<keyof Known, keyof Params>, never>,
    refused?: Refused,
    ..._leftOut: [Uncovered<Params, Known, Refused[number]>] extends [never]
      ? []
      : [leftOut: Uncovered<Params, Known, Refused[number]>]
  ) => {
    const names = (refused ?? []) as readonly string[];
    return z.strictObject({
      ...(known as Known),
      ...(Object.fromEntries(names.map((name) => [name, NOT_EMULATED])) as Record<never, never>),
    });
  };
}

/** Text that is not empty: an empty value unsets a parameter, where that is possible. */
export const text = z.string().refine(
  (value) => value !== "",
  refuse(
    "parameter_invalid_empty",
    (name) =>
      `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
  ),
);

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, { abort: true })
  .transform(Number);

/** An integer that is not negative: an amount, a quantity or a time. */
export const natural = integer.refine(
  (value) => value >= 0,
  refuse("parameter_invalid_integer", () => "This value must be greater than or equal to 0."),
);

export const boolean = z.enum(["true", "false"]).transform((value) => value === "true");

export const decimal = z.string().regex(/^-?\d+(\.\d{1,12})?$/, { abort: true });

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values);

/** A value that can be unset by an empty text, which is null here. */
export const emptyable = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal("").transform(() => null), schema]);

/** Metadata of an object: an empty value removes the key, an empty whole all keys. */
export const metadata = emptyable(
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((value) => Object.keys(value).length <= 50, { abort: true }),
);

/** The metadata after a change. */
export function mergeMetadata(
  before: Record<string, string>,
  change: Record<string, string> | null | undefined,
): Record<string, string> {
  if (change === undefined) return before;
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ""));
}

export const address = paramsOf<Stripe.AddressParam>()({
  city: z.string().optional(),
  country: z.string().optional(),
  line1: z.string().optional(),
  line2: z.string().optional(),
  postal_code: z.string().optional(),
  state: z.string().optional(),
});

/** An address of parameters as objects show it. */
export function toAddress(given: z.output<typeof address>) {
  const { city, country, line1, line2, postal_code, state } = given;
  return {
    city: city || null,
    country: country || null,
    line1: line1 || null,
    line2: line2 || null,
    postal_code: postal_code || null,
    state: state || null,
  };
}

export const expand = z.array(text).optional();

const range = z.union([
  integer.transform((value) => ({ gte: value, lte: value })),
  paramsOf<Stripe.RangeQueryParam>()({
    gt: integer.optional(),
    gte: integer.optional(),
    lt: integer.optional(),
    lte: integer.optional(),
  }),
]);

/** What every list takes. */
export const pagination = {
  limit: integer.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  expand,
};

export const created = { created: range.optional() };
export type Range = { gt?: number; gte?: number; lt?: number; lte?: number };
