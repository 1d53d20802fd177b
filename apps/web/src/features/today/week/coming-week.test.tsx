// @vitest-environment happy-dom
import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import today from "@takt/i18n/messages/en/today.json";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { ComingWeek } from "./coming-week";

setUpFrame();

const NOW = new Date("2026-11-23T08:00:00Z");
const post: CalendarPost = {
  id: "p",
  excerpt: "Tides",
  status: "scheduled",
  scheduledAt: new Date("2026-11-25T08:10:00Z"),
  mayPublish: true,
  heldBack: false,
  labelIds: [],
};
const getCard = () => screen.getByRole("link", { name: /Tides/u });
const getDay = () => getCard().closest<HTMLElement>("[data-day]")!.dataset["day"];

test("a post whose move by key is refused comes back with the focus", async () => {
  let refuse = (_reason: Error) => {};
  const refused = new Promise((_, reject) => {
    refuse = reject;
  });
  const answers: Record<string, unknown> = {
    "users.me": { zone: "Europe/Berlin", timeFormat: "24h" },
    "posts.calendar": { posts: [post], more: [] },
    "slots.free": [],
    "slots.list": { slots: [] },
    "posts.get": refused,
  };
  const Frame = appFrame({
    texts: { common, errors, posts, today },
    server: ({ path }) => answers[path],
  });
  render(
    <Frame>
      <Suspense>
        <ComingWeek now={NOW} />
      </Suspense>
    </Frame>,
  );
  await screen.findByRole("link", { name: /Tides/u });
  getCard().focus();
  fireEvent.keyDown(getCard(), { key: "ArrowRight", shiftKey: true });
  await waitFor(() => expect(getDay()).toBe("2026-11-26"));
  await waitFor(() => expect(document.activeElement).toBe(getCard()));
  refuse(refusal("slot_in_past"));
  await waitFor(() => expect(getDay()).toBe("2026-11-25"));
  await waitFor(() => expect(document.activeElement).toBe(getCard()));
  await waitFor(() =>
    expect(shownToasts()).toEqual([["error", posts.failedTo.schedule, errors.slot_in_past]]),
  );
});

test("a post under a name that the reader may not publish under is not moved by keys", async () => {
  const asked: string[] = [];
  const Frame = appFrame({
    texts: { common, errors, posts, today },
    server({ path }) {
      asked.push(path);
      if (path === "users.me") return { zone: "Europe/Berlin", timeFormat: "24h" };
      if (path === "posts.calendar") return { posts: [{ ...post, mayPublish: false }], more: [] };
      return path === "slots.list" ? { slots: [] } : [];
    },
  });
  render(
    <Frame>
      <Suspense>
        <ComingWeek now={NOW} />
      </Suspense>
    </Frame>,
  );
  await screen.findByRole("link", { name: /Tides/u });
  expect(getCard().getAttribute("aria-keyshortcuts")).toBeNull();
  expect(getCard().className).not.toContain("cursor-grab");
  const asBefore = [...asked];
  fireEvent.keyDown(getCard(), { key: "ArrowRight", shiftKey: true });
  expect([getDay(), asked]).toEqual(["2026-11-25", asBefore]);
});
