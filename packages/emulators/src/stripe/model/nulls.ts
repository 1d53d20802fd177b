type Words<Names extends string> = Names extends `${infer Head} ${infer Rest}` ? Head | Words<Rest> : Names;

/** The fields of an object of Stripe that are always null here, by their names. */
export const nulls = <const Names extends string>(...names: Names[]): Record<Words<Names>, null> =>
  Object.fromEntries(
    names
      .join(" ")
      .split(" ")
      .map((name) => [name, null]),
  ) as Record<Words<Names>, null>;
