import type { Db } from "@takt/db/client";

/** Wraps a database so that it explains raw statements instead of running them; the plans are collected as text. */
export function explainQueries(db: Db): { db: Db; plans: string[] } {
  const plans: string[] = [];
  const explain = async (strings: TemplateStringsArray, ...values: unknown[]) => {
    const parts = [`explain ${strings[0]}`, ...strings.slice(1)];
    const rows = await db.$queryRaw<{ "QUERY PLAN": string }[]>(
      Object.assign(parts, { raw: parts }),
      ...values,
    );
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  };
  const proxy = new Proxy(db, {
    get(target, key) {
      if (key === "$queryRaw")
        return async (strings: TemplateStringsArray, ...values: unknown[]) => {
          await explain(strings, ...values);
          return [];
        };
      if (key === "$executeRaw")
        return async (strings: TemplateStringsArray, ...values: unknown[]) => {
          await explain(strings, ...values);
          return 0;
        };
      return Reflect.get(target, key) as unknown;
    },
  });
  return { db: proxy, plans };
}
