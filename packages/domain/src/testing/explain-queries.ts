import type { Db } from "@takt/db/client";

/**
 * Wraps a database so that it explains raw statements instead of answering them; the plans are collected as text.
 * @param options.analyze whether the statements run, for what they read (default: no)
 */
export function explainQueries(db: Db, { analyze = false } = {}): { db: Db; plans: string[] } {
  const plans: string[] = [];
  const command = analyze ? "explain (analyze, timing off)" : "explain";
  const explain = async (strings: TemplateStringsArray, ...values: unknown[]) => {
    const parts = [`${command} ${strings[0]}`, ...strings.slice(1)];
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
