import type { Backend } from "../backend";
import { numberParam, rawParam } from "./query-params";
import type { RestContext } from "./rest-env";

const PAGE_SIZE = 10;

/** A finder's answer, in pages or whole: a setting decides (docs/linkedin-api.md, Figures of members). */
export function answerPage(backend: Backend, c: RestContext, all: object[]): Response {
  const isWhole = backend.settings.get().analyticsPages === "whole" && rawParam(c, "count") === undefined;
  const start = numberParam(c, "start", { otherwise: 0 });
  const count = numberParam(c, "count", { min: 1, max: 100, otherwise: PAGE_SIZE });
  const elements = isWhole ? all.slice(start) : all.slice(start, start + count);
  const next = start + elements.length;
  const links =
    next < all.length ? [{ type: "application/json", rel: "next", href: pageHref(c, next, count) }] : [];
  return c.json({ paging: { start, count, links, total: all.length }, elements });
}

function pageHref(c: RestContext, start: number, count: number): string {
  const query = c.req.url.slice(c.req.url.indexOf("?") + 1);
  const rest = query.split("&").filter((part) => !/^(start|count)=/.test(part));
  return `${c.req.path}?${[...rest, `start=${start}`, `count=${count}`].join("&")}`;
}
