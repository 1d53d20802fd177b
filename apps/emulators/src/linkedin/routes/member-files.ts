import type { Context, Hono } from "hono";
import { z } from "zod";
import { html } from "hono/html";
import type { Backend } from "../backend";
import { analyticsWorkbook } from "../files/analytics-workbook";
import { dataArchive, sharesCsv } from "../files/data-archive";
import { DAY_MS, dayOf, startOfDay } from "../figures/days";
import { fullName, type Member } from "../model/entities";
import { shareRows } from "../portability/share-rows";
import type { RestEnv } from "../restli/rest-env";
import type { Html } from "../../core/page-layout";
import { layout } from "../pages/layout";

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

const RANGES = [7, 28, 90, 365];

/** The page on which a member downloads their own files: the data archive, and the analytics export of a range. */
function memberFilesPage(member: Member, now: number): Html {
  const name = fullName(member);
  const path = `/files/${encodeURIComponent(member.sub)}`;
  const yesterday = dayOf(now - DAY_MS);
  return layout({
    title: `Emulated LinkedIn: files of ${name}`,
    body: html`<h1>Files of ${name}</h1>
      <section class="sheet">
        <h2>Get a copy of your data</h2>
        <p class="soft">The data archive has your posts in <code>Shares.csv</code>. It has no figures.</p>
        <p class="buttons">
          <a class="button main" href="${path}/archive.zip" download>Download archive</a>
          <a class="button" href="${path}/Shares.csv" download>Only Shares.csv</a>
        </p>
      </section>
      <section class="sheet">
        <h2>Content analytics</h2>
        <p class="soft">The export has the days of a range, and your 50 best posts in it.</p>
        <p class="buttons">
          ${RANGES.map(
            (days) =>
              html`<a
                class="button"
                href="${path}/analytics.xlsx?from=${dayOf(now - days * DAY_MS)}&to=${yesterday}"
                download
                >Past ${days} days</a
              >`,
          )}
        </p>
        <form class="fields" action="${path}/analytics.xlsx">
          <label>From <input type="date" name="from" value="${dayOf(now - 28 * DAY_MS)}" required /></label>
          <label>To <input type="date" name="to" value="${yesterday}" required /></label>
          <button>Export</button>
        </form>
      </section>`,
  });
}
