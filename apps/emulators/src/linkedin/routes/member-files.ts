import type { Context, Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { analyticsWorkbook } from "../files/analytics-workbook";
import { dataArchive } from "../files/data-archive";
import { sharesCsv } from "../files/shares-csv";
import { DAY_MS, dayOf, startOfDay } from "../figures/days";
import type { Member } from "../model/entities";
import { memberFilesPage } from "../pages/member-files-page";
import { shareRows } from "../portability/share-rows";
import type { RestEnv } from "../restli/rest-env";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The files that a member downloads by hand (docs/linkedin-api.md, The member's own files). */
export function memberFileRoutes(app: Hono<RestEnv>, backend: Backend) {
  const { clock, settings, store } = backend;

  function onMember(path: string, answer: (c: Context, member: Member) => Response | Promise<Response>) {
    app.get(path, (c) => {
      const member = store.members.get(c.req.param("sub") ?? "");
      return member ? answer(c, member) : c.text("No such member", 404);
    });
  }

  onMember("/files/:sub", (c, member) => c.html(memberFilesPage(member, clock.now())) as Promise<Response>);
  onMember("/files/:sub/Shares.csv", (_, member) => {
    const text = sharesCsv(shareRows(backend, member.sub), settings.get().archiveQuotes);
    return download(Buffer.from(text), { name: "Shares.csv", type: "text/csv" });
  });
  onMember("/files/:sub/archive.zip", (_, member) => {
    const { name, bytes } = dataArchive(backend, member);
    return download(bytes, { name, type: "application/zip" });
  });
  onMember("/files/:sub/analytics.xlsx", async (c, member) => {
    const range = z
      .object({ from: z.iso.date(), to: z.iso.date() })
      .refine(({ from, to }) => from <= to, "the range ends before it starts")
      .parse({
        from: c.req.query("from") ?? dayOf(clock.now() - 7 * DAY_MS),
        to: c.req.query("to") ?? dayOf(clock.now() - DAY_MS),
      });
    const days = { from: startOfDay(range.from), to: startOfDay(range.to) };
    const { name, bytes } = await analyticsWorkbook(backend, member, days);
    return download(bytes, { name, type: XLSX });
  });
}

function download(bytes: Uint8Array, { name, type }: { name: string; type: string }): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": type,
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}
