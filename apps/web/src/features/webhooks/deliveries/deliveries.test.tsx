// @vitest-environment happy-dom
import texts from "@takt/i18n/messages/en/webhooks.json";
import type { DeliveryDetail, DeliveryView } from "@takt/domain/webhooks/model/webhook-view";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { setUpFrame, shownToasts } from "~/testing/app-frame";
import { showWebhooks, webhook } from "../testing/show-webhooks";

setUpFrame();

const { act, deliveries, delivery, failures, replayAll } = texts;
const PLACE = "?webhook=CRM";
const BODY = '{"type":"post.published","timestamp":"2026-11-30T09:00:00.000Z","data":{"postId":"p"}}';

const view = (id: string, changes: Partial<DeliveryView> = {}): DeliveryView => ({
  id,
  messageId: `msg_${id}`,
  type: "post.published",
  postId: "p",
  occurredAt: new Date("2026-11-30T08:00:00Z"),
  state: "delivered",
  tries: 1,
  nextTryAt: null,
  lastStatus: 204,
  ...changes,
});
const attempt = (id: string, changes: Partial<DeliveryDetail["attempts"][number]> = {}) => ({
  id,
  sentAt: new Date("2026-11-30T08:00:01.250Z"),
  tookMs: 1_234,
  status: 204,
  failure: null,
  response: "",
  ...changes,
});
const detail = (changes: Partial<DeliveryDetail> = {}): DeliveryDetail => ({
  ...view("d"),
  body: BODY,
  attempts: [attempt("1")],
  ...changes,
});
const page = (shown: DeliveryView[], nextCursor: string | null = null) => ({ deliveries: shown, nextCursor });
const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const rowTexts = async () =>
  [...(await screen.findByRole("list", { name: deliveries.list })).children].map(
    ({ textContent }) => textContent,
  );

test("each delivery says what happened and when, how often it was tried and what was answered last", async () => {
  await showWebhooks({
    webhooks: [webhook("CRM")],
    place: PLACE,
    answer: () =>
      page([
        view("a"),
        view("b", { type: "ping", state: "pending", tries: 0, lastStatus: null, nextTryAt: new Date() }),
        view("c", {
          state: "pending",
          tries: 2,
          lastStatus: 500,
          nextTryAt: new Date("2026-11-30T08:30:00Z"),
        }),
        view("d", { type: "post.later_version", state: "failed", tries: 10, lastStatus: null }),
      ]),
  });
  const at = "Mon, 30 Nov 2026, 09:00";
  expect(await rowTexts()).toEqual([
    `DeliveredPost published${at}1 trylast answer 204`,
    `WaitingTest event${at}not tried yet`,
    `WaitingPost published${at}2 trieslast answer 500next try Mon, 30 Nov 2026, 09:30`,
    `Failedpost.later_version${at}10 tries`,
  ]);
});

test("from a webhook one comes to its deliveries and back, and the focus with them", async () => {
  const { heading } = await showWebhooks({ webhooks: [webhook("CRM")], answer: () => page([]) });
  expect(heading.textContent).toBe("Webhooks of Studio");
  await press("Deliveries of CRM");
  const title = await screen.findByRole("heading", { level: 2, name: "Deliveries to CRM" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(await screen.findByText(deliveries.none)).toBeTruthy();
  await press(deliveries.back);
  const opener = await screen.findByRole("button", { name: "Deliveries of CRM" });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("a filter is sent to the server, and pages follow one another; the focus is on the first that was loaded", async () => {
  const { calls } = await showWebhooks({
    webhooks: [webhook("CRM")],
    place: PLACE,
    answer: ({ input }) =>
      (input as { cursor?: string }).cursor ? page([view("b", { tries: 2 })]) : page([view("a")], "next"),
  });
  await press(deliveries.more);
  await waitFor(() => expect(document.activeElement?.closest("li")?.textContent).toContain("2 tries"));
  fireEvent.change(screen.getByRole("combobox", { name: deliveries.filter }), {
    target: { value: "failed" },
  });
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ id: "CRM", state: "failed" }));
  expect(calls.map(({ path }) => path)).toEqual(Array(3).fill("webhooks.deliveries"));
});

test("a delivery shows each try with its answer as text, and what was sent, to be copied", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  const html = "<img src=x onerror=alert(1)>";
  await showWebhooks({
    webhooks: [webhook("CRM")],
    place: PLACE,
    answer: ({ path }) =>
      path === "webhooks.delivery"
        ? detail({
            state: "failed",
            attempts: [
              attempt("3", { status: 500, response: html }),
              attempt("2", { status: null, failure: "timeout" }),
              attempt("1"),
            ],
          })
        : page([view("d")]),
  });
  await press("Post published, Mon, 30 Nov 2026, 09:00: details");
  const sheet = within(await screen.findByRole("dialog", { name: "Post published" }));
  const tries = sheet.getByRole("list", { name: delivery.attempts });
  expect([...tries.children].map(({ textContent }) => textContent)).toEqual([
    `Answer 500Mon, 30 Nov 2026, 09:00:01.2501,234 msText of the answer from Mon, 30 Nov 2026, 09:00:01.250${html}`,
    `Mon, 30 Nov 2026, 09:00:01.2501,234 ms${failures.timeout}`,
    `Answer 204Mon, 30 Nov 2026, 09:00:01.2501,234 ms${delivery.emptyAnswer}`,
  ]);
  expect(document.querySelector("img")).toBeNull();
  expect(sheet.getByText(html).closest("[translate=no]")).toBeTruthy();
  expect(sheet.getByText(/webhook-id: msg_d webhook-timestamp: 1796025601 webhook-signature: /)).toBeTruthy();
  expect(sheet.getByRole("link", { name: delivery.openPost }).getAttribute("href")).toBe(
    "/app/w/studio/content/edit/p",
  );
  fireEvent.click(sheet.getByRole("button", { name: delivery.copy }));
  await waitFor(() => expect(shownToasts()).toEqual([["success", delivery.copied]]));
  expect(writeText).toHaveBeenCalledWith(BODY);
  writeText.mockRestore();
});

test("a test event opens its delivery, which is brought up to date until it is over", async () => {
  let asked = 0;
  const { calls } = await showWebhooks({
    webhooks: [webhook("CRM")],
    place: PLACE,
    answer({ path }) {
      if (path === "webhooks.test") return { deliveryId: "d" };
      if (path !== "webhooks.delivery") return page([]);
      return asked++ === 0
        ? detail({ type: "ping", state: "pending", tries: 0, attempts: [], postId: null })
        : detail({ type: "ping", postId: null });
    },
  });
  await press(act.test);
  const sheet = within(await screen.findByRole("dialog", { name: "Test event" }));
  expect(sheet.getByText(delivery.noAttempts)).toBeTruthy();
  expect(await sheet.findByText("Answer 204")).toBeTruthy();
  expect(sheet.getByRole("status").textContent).toBe(deliveries.states.delivered);
  expect(calls.find(({ path }) => path === "webhooks.test")?.input).toEqual({ id: "CRM" });
});

test("a delivery is sent again, and waits then", async () => {
  let state: DeliveryView["state"] = "failed";
  const { calls } = await showWebhooks({
    webhooks: [webhook("CRM")],
    place: `${PLACE}&delivery=d`,
    heading: "Post published",
    answer({ path }) {
      if (path === "webhooks.replay") state = "pending";
      return path === "webhooks.deliveries" ? page([]) : detail({ state, nextTryAt: new Date("2126-01-01") });
    },
  });
  await press(delivery.replay);
  await waitFor(() => expect(screen.queryByRole("button", { name: delivery.replay })).toBeNull());
  expect(calls.find(({ path }) => path === "webhooks.replay")?.input).toEqual({ id: "d" });
  expect(shownToasts()).toEqual([["success", delivery.replayed]]);
});

test("to a webhook that is paused nothing is sent again, and the sheet says why", async () => {
  await showWebhooks({
    webhooks: [webhook("CRM", { state: "paused", failed: 3 })],
    place: `${PLACE}&delivery=d`,
    heading: "Post published",
    answer: ({ path }) => (path === "webhooks.deliveries" ? page([]) : detail({ state: "failed" })),
  });
  expect(await screen.findByText(delivery.notOpen)).toBeTruthy();
  expect(screen.queryByRole("button", { name: delivery.replay })).toBeNull();
});

test("what failed since a time is sent again after a question that says how much has failed", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T12:00:00Z") });
  try {
    const { calls, heading } = await showWebhooks({
      webhooks: [webhook("CRM", { failed: 3 })],
      place: PLACE,
      answer: ({ path }) => (path === "webhooks.replayFailed" ? { count: 2 } : page([])),
    });
    await press(replayAll.open);
    const dialog = within(await screen.findByRole("dialog", { name: replayAll.title }));
    expect(dialog.getByText("3 deliveries have failed in the last 14 days.")).toBeTruthy();
    fireEvent.click(dialog.getByRole("radio", { name: replayAll.hour }));
    const sent = () => calls.filter(({ path }) => path === "webhooks.replayFailed");
    expect(sent()).toEqual([]);
    fireEvent.click(dialog.getByRole("button", { name: replayAll.action }));
    await waitFor(() => expect(shownToasts()).toEqual([["success", "2 deliveries are sent again"]]));
    const [call] = sent();
    expect(call?.input).toEqual({ id: "CRM", since: new Date("2026-11-30T11:00:00Z") });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  } finally {
    vi.useRealTimers();
  }
});

test("a webhook that is gone says so, and leads back to the others", async () => {
  await showWebhooks({ webhooks: [webhook("Other")], place: "?webhook=Gone", heading: deliveries.gone });
  await press(deliveries.back);
  expect(await screen.findByRole("button", { name: "Deliveries of Other" })).toBeTruthy();
});
