// @vitest-environment happy-dom
import type { LogEntry } from "@takt/domain/workspaces/model/log-entry";
import { LOGGED_ACTIONS } from "@takt/domain/workspaces/model/log-entry";
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { ME, TEXTS } from "../member-view.fixture";
import { LogDays } from "./log-days";

setUpFrame();

const entry = (id: string, changes: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: new Date("2026-11-23T09:00:00Z"),
  action: "member.role",
  by: "Ada",
  via: null,
  about: "Ben",
  role: "viewer",
  name: null,
  ...changes,
});
const list = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: () => Promise.resolve(),
};

async function show(entries: LogEntry[]) {
  render(
    <Suspense>
      <LogDays list={list} entries={entries} announce={() => undefined} />
    </Suspense>,
    { wrapper: appFrame({ texts: TEXTS, server: () => ME }) },
  );
  await screen.findAllByRole("listitem");
}

test("entries stand under their days in the reader's zone, with who did it", async () => {
  // In Berlin the second is on the next day.
  const late = entry("b", { at: new Date("2026-11-22T23:30:00Z") });
  await show([entry("a"), late, entry("c", { at: new Date("2026-11-22T20:00:00Z"), by: null, about: null })]);
  const days = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(days).toEqual(["Mon, 23 Nov 2026", "Sun, 22 Nov 2026"]);
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines[0]).toBe("10:00Role of Ben changed to Viewerby Ada");
  expect(lines[2]).toBe("21:00Role of Deleted account changed to Viewerby a deleted account");
});

test("whoever joins does it themselves, and is named once", async () => {
  await show([entry("a", { action: "member.joined", by: "Ben", about: "Ben", role: "editor" })]);
  expect(screen.getByRole("listitem").textContent).toBe("10:00Ben joined as Editor");
});

test("every action has a sentence that is filled", async () => {
  await show(LOGGED_ACTIONS.map((action, i) => entry(String(i), { action, name: "Studio Nord" })));
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent);
  expect(new Set(lines).size).toBe(LOGGED_ACTIONS.length);
  for (const line of lines) expect(line).not.toMatch(/\{\{|log\./);
});
