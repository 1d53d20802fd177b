import type { z } from "zod";

/** Settings that change while an emulator runs. `initial` overrides the defaults at the start and after a reset. */
export function createSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape, z.core.$strict>,
  initial: Partial<z.output<z.ZodObject<Shape, z.core.$strict>>> = {},
) {
  type Settings = z.output<z.ZodObject<Shape, z.core.$strict>>;
  let current: Settings = schema.parse(initial);
  return {
    get: () => current,
    /** Throws a ZodError for an unknown name or a bad value. */
    change(part: unknown) {
      const known = schema.partial().parse(part) as Partial<Settings>;
      // `partial` fills in defaults, so only the names in `part` are taken over.
      const given = Object.keys(part as object) as (keyof Settings)[];
      current = { ...current, ...Object.fromEntries(given.map((name) => [name, known[name]])) };
    },
    reset() {
      current = schema.parse(initial);
    },
  };
}
