import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import { dayOf, DAY_MS } from "../figures/days";
import type { Member } from "../model/entities";
import { layout } from "./layout";

const RANGES = [7, 28, 90, 365];

/** The page on which a member downloads their own files: the data archive, and the analytics export of a range. */
export function memberFilesPage(member: Member, now: number): Html {
  const name = `${member.given_name} ${member.family_name}`;
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
