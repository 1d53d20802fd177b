import type { ReadOutcome } from "@takt/domain/connections/model/read-outcome";
import { z } from "zod";
import type { Caller, RestContext } from "../http/call-rest";
import { readRest } from "../http/read-rest";

/** More pages than the longest answer has: ten elements each, of a month and a half. */
const MAX_PAGES = 20;

const link = z.object({ rel: z.string(), href: z.string() });

/**
 * Reads all elements that a finder answers, page by page as long as LinkedIn names a next one
 * (docs/linkedin-api.md, Figures of members, `analyticsPages`). Of that link only start and count are taken: where it leads
 * differs.
 */
export async function readElements<T>(
  context: RestContext,
  caller: Caller,
  { path, element }: { path: string; element: z.ZodType<T> },
): Promise<ReadOutcome<T[]>> {
  const schema = z.object({
    elements: z.array(element),
    paging: z.object({ links: z.array(link).optional() }).optional(),
  });
  const elements: T[] = [];
  let page = "";
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const outcome = await readRest(context, caller, { path: `${path}${page}`, schema });
    if (outcome.kind !== "read") return outcome;
    elements.push(...outcome.value.elements);
    const next = outcome.value.paging?.links?.find(({ rel }) => rel === "next");
    if (!next || outcome.value.elements.length === 0) return { kind: "read", value: elements };
    const query = new URLSearchParams(next.href.slice(next.href.indexOf("?") + 1));
    const [start, count] = [query.get("start"), query.get("count")];
    page = `&start=${start}${count === null ? "" : `&count=${count}`}`;
    if (Number(start) !== elements.length)
      return { kind: "unavailable", detail: `a next page from ${start} after ${elements.length} elements` };
  }
  return { kind: "unavailable", detail: `more than ${MAX_PAGES} pages` };
}
