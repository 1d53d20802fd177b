import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { FeedbackLink } from "./parts/feedback-link";
import { pageBefore } from "./parts/feedback-hash";

const SRC = path.join(import.meta.dirname, "../..");
const state = vi.hoisted(() => ({ session: false }));
vi.mock("~/i18n/server", () => ({ getT: () => Promise.resolve({ t: (key: string) => key, lng: "de" }) }));
vi.mock("~/server/request-cookies", () => ({ hasSessionCookie: () => Promise.resolve(state.session) }));

beforeEach(() => {
  state.session = false;
});

test("every frame of a page, which has the links about contracts at its foot, has feedback as well", () => {
  const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".tsx"),
  );
  const frames = files.filter((file) =>
    readFileSync(path.join(SRC, file), "utf8").includes("<ContractLinks"),
  );
  expect(frames.length).toBeGreaterThan(5);
  // The shell has it in its navigation.
  const without = frames.filter(
    (file) => !/<Feedback(Link|Button)|<Sidebar/.test(readFileSync(path.join(SRC, file), "utf8")),
  );
  expect(without).toEqual([]);
});

test("feedback leads a member to the dialog, and a visitor to the page of contacts", async () => {
  const href = async () => ((await FeedbackLink()) as ReactElement<{ href: string }>).props.href;
  expect(await href()).toBe("/de/contact");
  state.session = true;
  expect(await href()).toBe("/de/app#feedback");
});

test("the dialog opens for its address alone, about the page that led there", () => {
  const origin = "http://localhost:3000";
  expect(pageBefore("", `${origin}/de/terms`, origin)).toBeNull();
  expect(pageBefore("#feedback", `${origin}/de/terms`, origin)).toBe("/de/terms");
  expect(pageBefore("#feedback", "https://elsewhere.example/x", origin)).toBe("/");
});
