// @vitest-environment happy-dom
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import texts from "@takt/i18n/messages/en/webhooks.json";
import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { showWebhooks, webhook } from "./testing/show-webhooks";

setUpFrame();

const { act, create, form, made, none, pause, plan, rest, rotate } = texts;
const SECRET = `whsec_${"a".repeat(40)}wxyz`;

const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => fireEvent.click(await button(name));
const items = (list: HTMLElement) => [...list.children].map(({ textContent }) => textContent);
/** Opens the menu of a webhook and chooses in it. */
async function choose(name: string, item: string) {
  const trigger = await button(`More for ${name}`);
  fireEvent.keyDown(trigger, { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: item }));
}

test("each webhook says where it sends to, whether it works, what became of its messages and by whom it is", async () => {
  await showWebhooks({
    webhooks: [
      webhook("CRM", { pending: 2, failed: 1, lastDeliveredAt: new Date("2026-11-30T08:00:00Z") }),
      webhook("", { id: "b", state: "paused", by: { name: "Ben", isSelf: false } }),
      webhook("Old", { state: "resting", restReason: "gone", by: { name: null, isSelf: false } }),
    ],
  });
  const list = await screen.findByRole("list", { name: texts.list });
  await waitFor(() => expect(list.textContent).toMatch(/last delivered: .*ago|last delivered: .*months/));
  const rows = items(list).map((text) => text?.replace(/last delivered: .*?09:00/, "last delivered: …"));
  expect(rows[0]).toContain("CRMActivehttps://hooks.example.com/takt2 waiting1 failedlast delivered: …");
  expect(rows[0]).toContain("added by you on Fri, 20 Nov 2026");
  expect(rows[0]).toContain("2 of 12 eventsPost published post.publishedPost failed post.failed");
  expect(rows[1]).toContain("hooks.example.comPaused");
  expect(rows[1]).toContain("added by Ben on Fri, 20 Nov 2026");
  expect(rows[1]).toContain(texts.pausedText);
  expect(rows[2]).toContain("OldStopped");
  expect(rows[2]).toContain("added on Fri, 20 Nov 2026");
  expect(rows[2]).toContain(rest.gone);
});

test("without a webhook the screen says what one is for, and shows a message", async () => {
  await showWebhooks();
  expect(await screen.findByText(none.text)).toBeTruthy();
  expect(screen.getByText(/^\{"type":"post.published","timestamp":"2027-01-15T08:00:02.000Z"/)).toBeTruthy();
});

test("without the plan an admin reads that it is for the owner, and can look and delete alone", async () => {
  await showWebhooks({
    workspace: { slug: "studio", role: "admin", isReadOnly: true },
    webhooks: [webhook("CRM")],
  });
  expect(await button("Deliveries of CRM")).toBeTruthy();
  expect(screen.getByText(plan.textMember)).toBeTruthy();
  expect(screen.queryByRole("button", { name: create.open })).toBeNull();
  expect(screen.queryByRole("button", { name: "Pause CRM" })).toBeNull();
  fireEvent.keyDown(await button("More for CRM"), { key: "Enter" });
  const menu = await screen.findByRole("menu");
  expect(items(menu)).toEqual([act.delete]);
});

test("a webhook is told of what was chosen; its secret is shown once, with the question whether it is stored", async () => {
  const { calls, heading } = await showWebhooks({
    answer: () => ({ id: "a", secret: SECRET, webhooks: [webhook("CRM")] }),
  });
  await press(create.open);
  const dialog = within(await screen.findByRole("dialog", { name: create.title }));
  const type = (name: string, value: string) =>
    fireEvent.change(dialog.getByRole("textbox", { name }), { target: { value } });
  type(form.url, " https://hooks.example.com/takt ");
  type(form.name, " CRM ");
  fireEvent.click(dialog.getByRole("checkbox", { name: texts.events.postUnconfirmed.name }));
  fireEvent.click(dialog.getByRole("checkbox", { name: texts.events.approvalGiven.name }));
  fireEvent.click(dialog.getByRole("button", { name: create.action }));
  const field = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Secret for CRM" });
  expect(calls).toEqual([
    {
      path: "webhooks.create",
      input: {
        url: "https://hooks.example.com/takt",
        name: "CRM",
        events: ["post.published", "post.failed", "approval.given"],
      },
    },
  ]);
  expect(field.value).toBe(SECRET);
  expect(document.activeElement).toBe(field);
  expect(dialog.getByText(/webhook\.verify\(body, headers\)/)).toBeTruthy();
  fireEvent.click(await dialog.findByRole("button", { name: common.close }));
  const question = await screen.findByRole("alertdialog", { name: made.question });
  fireEvent.click(within(question).getByRole("button", { name: made.back }));
  await press(made.stored);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("an address or events that are missing are said at their place; all events are chosen at once", async () => {
  const { calls } = await showWebhooks();
  await press(create.open);
  const url = await screen.findByRole("textbox", { name: form.url });
  await press(create.action);
  expect(screen.getByText(form.urlMissing)).toBeTruthy();
  expect(document.activeElement).toBe(url);
  fireEvent.change(url, { target: { value: "example.com" } });
  expect(screen.queryByText(form.urlMissing)).toBeNull();
  await press(create.action);
  expect(screen.getByText(form.urlInvalid)).toBeTruthy();
  fireEvent.change(url, { target: { value: "https://example.com" } });
  await press(form.none);
  await press(create.action);
  expect(screen.getByText(form.eventsMissing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole("checkbox")[0]);
  await press(form.all);
  expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(12);
  expect(calls).toEqual([]);
});

test("a refused address stays in the dialog, which says why", async () => {
  await showWebhooks({
    answer: () => {
      throw refusal("webhook_url_refused");
    },
  });
  await press(create.open);
  const url = await screen.findByRole("textbox", { name: form.url });
  fireEvent.change(url, { target: { value: "https://localhost" } });
  await press(create.action);
  expect((await screen.findByRole("alert")).textContent).toBe(errors.webhook_url_refused);
  expect(screen.getByDisplayValue("https://localhost")).toBe(url);
});

test("a webhook is paused at once, Undo resumes it, and one that was not paused is active again", async () => {
  let settle: { resolve: (shown: WebhookView[]) => void; reject: (error: Error) => void } | null = null;
  const { calls } = await showWebhooks({
    webhooks: [webhook("CRM")],
    answer: () => new Promise((resolve, reject) => (settle = { resolve, reject })),
  });
  await press("Pause CRM");
  expect(await button("Resume CRM")).toBeTruthy();
  await waitFor(() => expect(calls).toHaveLength(1));
  settle!.resolve([webhook("CRM", { state: "paused" })]);
  fireEvent.click(await screen.findByRole("button", { name: common.undo }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ input }) => input)).toEqual([
    { id: "CRM", isPaused: true },
    { id: "CRM", isPaused: false },
  ]);
  settle!.resolve([webhook("CRM")]);
  await waitFor(() => expect(shownToasts()).toContainEqual(["success", "“CRM” resumed"]));
  await press("Pause CRM");
  await waitFor(() => expect(calls).toHaveLength(3));
  settle!.reject(refusal("rate_exceeded"));
  expect(await button("Pause CRM")).toBeTruthy();
  expect(pause.done).toContain("{{name}}");
});

test("what is changed of a webhook is saved", async () => {
  const { calls } = await showWebhooks({
    webhooks: [webhook("CRM")],
    answer: () => [webhook("Sales")],
  });
  await choose("CRM", act.edit);
  const name = await screen.findByDisplayValue("CRM");
  fireEvent.change(name, { target: { value: "Sales" } });
  await press(common.save);
  await waitFor(() => expect(shownToasts()).toEqual([["success", "“Sales” saved"]]));
  expect(calls[0]?.input).toEqual({
    id: "CRM",
    url: "https://hooks.example.com/takt",
    name: "Sales",
    events: ["post.published", "post.failed"],
  });
  expect(screen.getByRole("button", { name: "Pause Sales" })).toBeTruthy();
});

test("the secret is rotated after a word about the old one, and shown once", async () => {
  const { calls } = await showWebhooks({
    webhooks: [webhook("CRM")],
    answer: () => ({
      id: "CRM",
      secret: SECRET,
      webhooks: [webhook("CRM", { oldSecretEnds: new Date("2026-12-01T08:00:00Z") })],
    }),
  });
  await choose("CRM", act.rotate);
  expect(await screen.findByText(/For 24 hours, Takt signs each message with both/)).toBeTruthy();
  expect(calls).toEqual([]);
  await press(rotate.action);
  expect(await screen.findByDisplayValue(SECRET)).toBeTruthy();
  await press(made.stored);
  expect(
    await screen.findByText("also signed with the old secret until Tue, 1 Dec 2026, 09:00"),
  ).toBeTruthy();
});

test("a webhook is deleted after a question, at once in the list; one that was not is back", async () => {
  let fail = (_error: Error): void => undefined;
  const { calls, heading } = await showWebhooks({
    webhooks: [webhook("CRM"), webhook("Other")],
    answer: () => new Promise((_resolve, reject) => (fail = reject)),
  });
  await choose("CRM", act.delete);
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByRole("heading").textContent).toBe("Delete “CRM”?");
  expect(calls).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: texts.delete.action }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Pause CRM" })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(calls).toEqual([{ path: "webhooks.delete", input: { id: "CRM" } }]));
  fail(refusal("rate_exceeded"));
  expect(await button("Pause CRM")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Pause Other" })).toBeTruthy();
});
