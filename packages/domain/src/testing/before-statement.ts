import type { Db } from "@takt/db/client";

/** Wraps a database so that it calls a function just before the first statement that contains `text`. */
export function beforeStatement(db: Db, text: string, happen: () => Promise<unknown>): Db {
  let happened = false;
  return new Proxy(db, {
    get(target, key) {
      if (key !== "$queryRaw") return Reflect.get(target, key) as unknown;
      return async (strings: TemplateStringsArray, ...values: unknown[]) => {
        if (!happened && strings.join("").includes(text)) {
          happened = true;
          await happen();
        }
        return target.$queryRaw(strings, ...values);
      };
    },
  });
}
