// Shapes of stored values and answers in a browser: zod would be a tenth of a page's scripts (docs/decisions/0040).

type Read<Value> = { success: true; data: Value } | { success: false };

/** The shape of an unknown value, used as a schema of zod is: nothing of the value is trusted, and unnamed fields are dropped. */
export type Shape<Value> = { safeParse: (value: unknown) => Read<Value> };
export type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never;

const REFUSED = { success: false } as const;

function shape<Value>(accepts: (value: unknown) => value is Value): Shape<Value> {
  return { safeParse: (value) => (accepts(value) ? { success: true, data: value } : REFUSED) };
}

/** A text for which `accepts` holds. */
export const text = (accepts: (text: string) => boolean = () => true): Shape<string> =>
  shape((value): value is string => typeof value === "string" && accepts(value));

export const numeric: Shape<number> = shape(
  (value): value is number => typeof value === "number" && Number.isFinite(value),
);

export const flag: Shape<boolean> = shape((value) => typeof value === "boolean");

export const oneOf = <const Value extends string>(values: readonly Value[]): Shape<Value> =>
  shape((value): value is Value => values.some((one) => one === value));

/** One of two shapes, the first that fits. */
export const either = <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> => ({
  safeParse(value) {
    const read = first.safeParse(value);
    return read.success ? read : second.safeParse(value);
  },
});

/** `otherwise` in place of what does not fit. */
export const orElse = <Value, Other>(of: Shape<Value>, otherwise: Other): Shape<Value | Other> => ({
  safeParse(value) {
    const read = of.safeParse(value);
    return read.success ? read : { success: true, data: otherwise };
  },
});

export const nullable = <Value>(of: Shape<Value>): Shape<Value | null> =>
  either(
    of,
    shape((value) => value === null),
  );

export const optional = <Value>(of: Shape<Value>): Shape<Value | undefined> =>
  either(
    of,
    shape((value) => value === undefined),
  );

/** A list whose length is from `min` to `max`. */
export const list = <Value>(of: Shape<Value>, min = 0, max = Infinity): Shape<Value[]> => ({
  safeParse(value) {
    if (!Array.isArray(value) || value.length < min || value.length > max) return REFUSED;
    const read = value.map((one) => of.safeParse(one));
    const data = read.flatMap((one) => (one.success ? [one.data] : []));
    return data.length === read.length ? { success: true, data } : REFUSED;
  },
});

type Fields = Record<string, Shape<unknown>>;
type Optional<Of extends Fields> = {
  [Key in keyof Of]: undefined extends ValueOf<Of[Key]> ? Key : never;
}[keyof Of];
type ObjectOf<Of extends Fields> = { [Key in Exclude<keyof Of, Optional<Of>>]: ValueOf<Of[Key]> } & {
  [Key in Optional<Of>]?: ValueOf<Of[Key]>;
};

/** An object with these fields; others are dropped. */
export const object = <Of extends Fields>(fields: Of): Shape<ObjectOf<Of>> => ({
  safeParse(value) {
    if (typeof value !== "object" || value === null) return REFUSED;
    const data: Record<string, unknown> = {};
    for (const [key, of] of Object.entries(fields)) {
      const read = of.safeParse((value as Record<string, unknown>)[key]);
      if (!read.success) return REFUSED;
      if (read.data !== undefined) data[key] = read.data;
    }
    return { success: true, data: data as ObjectOf<Of> };
  },
});

/** An object with any keys, whose values fit. */
export const record = <Value>(of: Shape<Value>): Shape<Record<string, Value>> => ({
  safeParse: (value) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? (
          object(Object.fromEntries(Object.keys(value).map((key) => [key, of]))) as Shape<
            Record<string, Value>
          >
        ).safeParse(value)
      : REFUSED,
});
