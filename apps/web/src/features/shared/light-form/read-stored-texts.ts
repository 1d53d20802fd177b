import { parseJson } from "../parse-json";

type Found<Name extends string> = { texts: Record<Name, string>; others: Partial<Record<string, unknown>> };

/** Reads the texts of a form that the browser has stored, and what is stored beside them; null unless all are texts. */
export function readStoredTexts<const Name extends string>(
  stored: string,
  names: readonly Name[],
): Found<Name> | null {
  const others = parseObject(stored);
  if (!others || names.some((name) => typeof others[name] !== "string")) return null;
  const texts = Object.fromEntries(names.map((name) => [name, others[name]])) as Record<Name, string>;
  return { texts, others };
}

function parseObject(json: string): Partial<Record<string, unknown>> | null {
  const parsed = parseJson(json);
  return typeof parsed === "object" ? parsed : null;
}
