import type Stripe from "stripe";

/** The version whose shapes all answers and events have, whatever version a request names. */
export const API_VERSION = "2026-10-28.endive";

/**
 * The JSON that Stripe sends for a type of its SDK while nothing is expanded: ids in place of expandable objects, decimals as
 * text. An object literal of such a type with a missing or an invented field does not compile, at any depth.
 */
export type Wire<T> = T extends string | number | boolean
  ? T
  : T extends Stripe.Decimal
    ? string
    : T extends readonly (infer Item)[]
      ? Wire<Unexpanded<Item>>[]
      : T extends object
        ? { [Key in keyof T as Exclude<Key, "deleted">]: Wire<Unexpanded<T[Key]>> }
        : T;

/** The id alone of `string | Customer | null` and the like. */
type Unexpanded<T> = string extends T ? Exclude<T, { object: string }> : T;

/** A list inside an object, as Stripe sends it. */
export type WireList<T> = { object: "list"; data: T[]; has_more: boolean; url: string };
