import { html } from "hono/html";
import type { Hono } from "hono";
import { pageLayout, table, type Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import type { RunSummary } from "../runs/run-ledger";

/** Functions and `runs`. */
function inspectorPage({ executor, registration }: Backend, runs: readonly RunSummary[]): Html {
  const { app, reason } = registration.status();
  return pageLayout({
    title: "Local Inngest executor",
    marker: "Emulated Inngest - its runs live in memory",
    wide: true,
    body: html`<h1>Local Inngest executor</h1>
      <p>App: ${app}${reason ? html` (${reason})` : ""}</p>
      <h2>Functions</h2>
      <div class="sheet">${functionTable(executor)}</div>
      <h2>Recent runs</h2>
      <div class="sheet">${table(["Started", "Function", "Event", "Status", "Steps"], runs.map(row))}</div>`,
  });
}

function functionTable(executor: Backend["executor"]) {
  const fires = executor.lastFires();
  const rows = executor.functions().map(
    ({ id, triggers }) =>
      html`<tr>
        <td>${id}</td>
        <td>${triggers.map((trigger) => ("cron" in trigger ? trigger.cron : trigger.event)).join(", ")}</td>
        <td>${time(fires[id])}</td>
      </tr>`,
  );
  return table(["Function", "Started by", "Last cron fire"], rows);
}

function row(run: RunSummary) {
  const steps = run.steps.map(({ name, outcome }) => `${name} (${outcome})`).join(", ");
  const error = run.error ? `: ${run.error.name}: ${run.error.message}` : "";
  return html`<tr>
    <td>${time(run.startedAt)}</td>
    <td>${run.functionId}</td>
    <td>${run.event.name}</td>
    <td>${run.status}${error}</td>
    <td>${steps}</td>
  </tr>`;
}

const time = (ms: number | undefined) => (ms === undefined ? "" : new Date(ms).toISOString());

const MAX_RUNS_SHOWN = 100;

/** GET / shows functions and recent runs. */
export function inspectorRoutes(app: Hono, backend: Backend) {
  const { executor } = backend;
  app.get("/", (c) => {
    const runs = executor.runs().slice(-MAX_RUNS_SHOWN).reverse();
    return c.html(inspectorPage(backend, runs));
  });
}
