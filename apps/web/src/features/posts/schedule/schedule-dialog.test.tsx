// @vitest-environment happy-dom
import analytics from "@takt/i18n/messages/en/analytics.json";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import slots from "@takt/i18n/messages/en/slots.json";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense, type ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { ScheduleDialog } from "./schedule-dialog";

setUpFrame();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:20:00Z") }));
afterEach(() => void vi.useRealTimers());

const ME = { id: "u", zone: "Europe/Berlin", weekStart: "monday", hourCycle: "h23" };
const slotAt = (day: string) => ({
  at: new Date(`${day}T08:00:00Z`),
  wall: `${day}T09:00`,
  zone: "Europe/Berlin",
});
const TUESDAY = slotAt("2026-12-01");
const NEXT = `${posts.schedule.suggested.next}`;

type Post = NonNullable<ComponentProps<typeof ScheduleDialog>["post"]>;
const SCHEDULED: Post = {
  id: "a",
  version: 1,
  status: "scheduled",
  scheduledWall: "2026-12-03T18:00",
  scheduledZone: "Europe/Berlin",
  aiOrigin: "none",
  reviewNeeded: false,
} as Post;

type Options = { free?: unknown; post?: Post | null; day?: string; planned?: object[] };

/** The open dialog, with what the server says of free slots: `free`, or a promise of it. */
async function open({ free = [TUESDAY], post = null, day, planned = [] }: Options = {}) {
  const calls: { path: string; input: unknown }[] = [];
  const onSchedule = vi.fn(() => Promise.resolve());
  const onClose = vi.fn();
  const server = ({ path, input }: { path: string; input: unknown }) => {
    calls.push({ path, input });
    if (path === "users.me") return ME;
    if (path === "posts.calendar") return { posts: planned };
    return path.startsWith("slots.") ? free : [];
  };
  const dialog = (
    <Suspense>
      <ScheduleDialog post={post} day={day} onSchedule={onSchedule} onClose={onClose} />
    </Suspense>
  );
  render(dialog, { wrapper: appFrame({ texts: { analytics, common, errors, posts, slots }, server }) });
  const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
  await screen.findByRole("textbox", { name: posts.schedule.when });
  const values = () =>
    [posts.schedule.when, posts.schedule.date, posts.schedule.time].map((name) => field(name).value);
  const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
  return { calls, onSchedule, onClose, field, values, type, echo: () => screen.getByTestId("slot-echo") };
}

test("the dialog begins with the next free slot once it is known, which Enter schedules at once", async () => {
  let answer = (_free: unknown) => {};
  const { values, echo, field, onSchedule } = await open({
    free: new Promise((resolve) => (answer = resolve)),
  });
  expect(values()).toEqual(["", "", ""]);
  expect(document.activeElement).toBe(field(posts.schedule.when));
  answer([TUESDAY, slotAt("2026-12-03")]);
  await waitFor(() => expect(values()).toEqual(["", "01/12/2026", "09:00"]));
  expect(echo().textContent).toBe(`Tue, 1 Dec 2026, 09:00 (Europe/Berlin), in 6 days ${NEXT}`);
  expect(document.activeElement).toBe(field(posts.schedule.when));
  fireEvent.submit(field(posts.schedule.when).form!);
  await expect
    .poll(() => onSchedule.mock.calls)
    .toEqual([[{ wall: "2026-12-01T09:00", zone: "Europe/Berlin" }, false, false]]);
});

test("a suggested slot is nothing that was entered: the dialog closes without a question", async () => {
  const { values, onClose } = await open();
  await waitFor(() => expect(values()).toEqual(["", "01/12/2026", "09:00"]));
  fireEvent.click(screen.getByRole("button", { name: common.close }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("what was changed of a suggested slot is asked about", async () => {
  const { values, type, onClose, echo } = await open();
  await waitFor(() => expect(values()).toEqual(["", "01/12/2026", "09:00"]));
  type(posts.schedule.time, "10:15");
  expect(echo().textContent).toBe("Tue, 1 Dec 2026, 10:15 (Europe/Berlin), in 6 days");
  fireEvent.click(screen.getByRole("button", { name: common.close }));
  await screen.findByRole("alertdialog", { name: common.discard.title });
  expect(onClose).not.toHaveBeenCalled();
});

test.each([
  ["a time", posts.schedule.time, "10:15", ["", "", "10:15"]],
  ["a part of a date", posts.schedule.date, "0", ["", "0", ""]],
  ["words that are read", posts.schedule.when, "tomorrow 7am", ["tomorrow 7am", "26/11/2026", "07:00"]],
  ["words that are no time yet", posts.schedule.when, "tom", ["tom", "", ""]],
])("the answer takes the place of nothing when it comes after %s", async (_what, name, text, shown) => {
  let answer = (_free: unknown) => {};
  const { values, type } = await open({ free: new Promise((resolve) => (answer = resolve)) });
  type(name, text);
  answer([TUESDAY]);
  await screen.findByRole("list", { name: slots.next.title });
  expect(values()).toEqual(shown);
});

test.each([posts.schedule.date, posts.schedule.time])(
  "a suggestion does not change the fields under somebody who is at %s",
  async (name) => {
    let answer = (_free: unknown) => {};
    const { values, field } = await open({ free: new Promise((resolve) => (answer = resolve)) });
    act(() => field(name).focus());
    answer([TUESDAY]);
    await screen.findByRole("list", { name: slots.next.title });
    expect(values()).toEqual(["", "", ""]);
  },
);

test("a slot that is known late waits until the words are gone", async () => {
  let answer = (_free: unknown) => {};
  const { values, type } = await open({ free: new Promise((resolve) => (answer = resolve)) });
  type(posts.schedule.when, "tom");
  answer([TUESDAY]);
  await screen.findByRole("list", { name: slots.next.title });
  type(posts.schedule.when, "tomo");
  expect(values()).toEqual(["tomo", "", ""]);
  type(posts.schedule.when, "");
  expect(values()).toEqual(["", "01/12/2026", "09:00"]);
});

test("words take nothing from the suggestion, and it is back when they are gone", async () => {
  const { values, type, onClose } = await open();
  await waitFor(() => expect(values()).toEqual(["", "01/12/2026", "09:00"]));
  type(posts.schedule.when, "tom");
  expect(values()).toEqual(["tom", "01/12/2026", "09:00"]);
  type(posts.schedule.when, "11:30");
  expect(values()).toEqual(["11:30", "25/11/2026", "11:30"]);
  type(posts.schedule.when, "");
  expect(values()).toEqual(["", "01/12/2026", "09:00"]);
  fireEvent.click(screen.getByRole("button", { name: common.close }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("a day that was clicked begins with its first free slot", async () => {
  const { values, echo, calls } = await open({ free: [TUESDAY], day: "2026-12-01" });
  await waitFor(() => expect(values()).toEqual(["", "01/12/2026", "09:00"]));
  expect(echo().textContent).toContain(posts.schedule.suggested.ofDay);
  expect(calls.find(({ path }) => path === "slots.free")?.input).toEqual({
    from: new Date("2026-11-30T23:00:00Z"),
    to: new Date("2026-12-01T23:00:00Z"),
  });
});

test.each([
  ["without a free slot the fields are empty", { free: [] }, ["", "", ""]],
  ["a day without a free slot has no time", { free: [], day: "2026-12-02" }, ["", "02/12/2026", ""]],
  ["a slot that was clicked stays", { day: "2026-12-02T12:00" }, ["", "02/12/2026", "12:00"]],
  ["a post that is moved keeps its time", { post: SCHEDULED }, ["", "03/12/2026", "18:00"]],
  ["a day that does not exist stays without a time", { day: "2026-13-01" }, ["", "01/13/2026", ""]],
])("%s", async (_title, options: Options, shown) => {
  const { values, echo, calls } = await open(options);
  const row = screen.getByRole("group", { name: posts.schedule.presets }).lastElementChild!;
  // The place of the slots is empty once the answer is there, or holds them.
  await waitFor(() => expect(row.querySelector("[aria-hidden]")).toBeNull());
  expect(values()).toEqual(shown);
  expect(echo().textContent).not.toMatch(/free slot/);
  const asksOfDay = calls.some(({ path }) => path === "slots.free");
  expect(asksOfDay).toBe(options.day === "2026-12-02");
});

test("a time that another post has offers the next free slot in its place", async () => {
  const scheduledAt = new Date("2026-12-03T17:00:00Z");
  const planned = [{ id: "b", status: "scheduled", scheduledAt, excerpt: "The other one" }];
  const { values } = await open({ post: SCHEDULED, planned });
  const take = await screen.findByRole("button", { name: "Take Tue, 1 Dec 2026, 09:00" });
  expect(document.body.textContent).toContain("You already have a post at this time: “The other one”");
  fireEvent.click(take);
  await waitFor(() => expect(values()).toEqual(["", "01/12/2026", "09:00"]));
  expect(screen.queryByRole("button", { name: /^Take/ })).toBeNull();
});
