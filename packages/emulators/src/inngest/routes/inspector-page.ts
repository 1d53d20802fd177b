import { Hono } from "hono";
import { html, raw } from "hono/html";
import type { Executor } from "../executor";
import type { Registration } from "../registration/create-registration";
import { summarizeRun, type RunSummary } from "../runs/summarize-run";

const MAX_RUNS = 100;

const STYLE = raw(`
  :root {
    color-scheme: light dark;
    font: 15px/1.5 system-ui, sans-serif;
  }
  body {
    max-width: 72rem;
    margin: 2rem auto;
    padding: 0 1rem;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    margin-bottom: 2rem;
  }
  th,
  td {
    text-align: left;
    padding: 0.3rem 0.6rem;
    border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent);
    vertical-align: top;
  }
`);

/** GET /: an HTML page with functions and recent runs. */
export function inspectorPage({
  executor,
  registration,
}: {
  executor: Executor;
  registration: Registration;
}): Hono {
  const routes = new Hono();
  routes.get("/", (c) => {
    const { app, reason } = registration.status();
    const runs = [...executor.ended(), ...executor.live().slice(0, MAX_RUNS).map(summarizeRun)]
      .slice(-MAX_RUNS)
      .reverse();
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Local Inngest executor</title>
          <style>
            ${STYLE}
          </style>
          <h1>Local Inngest executor</h1>
          <p>App: ${app}${reason ? html` (${reason})` : ""}</p>
          <h2>Functions</h2>
          ${functionTable(executor)}
          <h2>Recent runs</h2>
          ${runTable(runs)}
        </html>`,
    );
  });
  return routes;
}

function functionTable(executor: Executor) {
  const fires = executor.lastFires();
  return html`<table>
    <tr>
      <th>Function</th>
      <th>Started by</th>
      <th>Last cron fire</th>
    </tr>
    ${executor.functions().map(
      ({ id, triggers }) =>
        html`<tr>
          <td>${id}</td>
          <td>${triggers.map((trigger) => ("cron" in trigger ? trigger.cron : trigger.event)).join(", ")}</td>
          <td>${time(fires[id])}</td>
        </tr>`,
    )}
  </table>`;
}

function runTable(runs: readonly RunSummary[]) {
  return html`<table>
    <tr>
      <th>Started</th>
      <th>Function</th>
      <th>Event</th>
      <th>Status</th>
      <th>Steps</th>
    </tr>
    ${runs.map(row)}
  </table>`;
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
