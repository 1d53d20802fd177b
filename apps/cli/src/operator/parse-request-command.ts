import { annotateInput, extendInput } from "@takt/domain/privacy/model/data-request-input";
import type { RequestChange } from "./change-request";

type Options = { reason?: string | undefined; until?: string | undefined };
export type RequestCommand = { list: "open" | "closed" } | { reference: string; change: RequestChange };

/** Parses what follows `requests`; null when it is invalid. */
export function parseRequestCommand(words: readonly string[], options: Options): RequestCommand | null {
  const [verb = "list", what, ...rest] = words;
  const given = Object.values(options).some((one) => one !== undefined);
  if (verb === "list") {
    const list = (["open", "closed"] as const).find((one) => one === (what ?? "open"));
    return list && rest.length === 0 && !given ? { list } : null;
  }
  if (what === undefined) return null;
  const change = parseChange(verb, rest, options, given);
  return change && { reference: what.toUpperCase(), change };
}

function parseChange(
  verb: string,
  rest: string[],
  { reason, until }: Options,
  given: boolean,
): RequestChange | null {
  if (verb === "extend") {
    const { dueOn, reason: why } = extendInput.shape;
    const [day, text] = [dueOn.safeParse(until), why.safeParse(reason)];
    if (rest.length > 0 || !day.success || !text.success) return null;
    return { verb, dueOn: day.data, reason: text.data };
  }
  if (given) return null;
  if (verb === "note") {
    const note = annotateInput.shape.note.safeParse(rest.join(" "));
    return note.success ? { verb, note: note.data } : null;
  }
  return (verb === "done" || verb === "withdrawn") && rest.length === 0 ? { verb } : null;
}
