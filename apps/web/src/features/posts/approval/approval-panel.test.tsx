// @vitest-environment happy-dom
import type { ApprovalEventView, ApprovalView } from "@takt/domain/posts/model/approval-view";
import type { PostView } from "@takt/domain/posts/model/post-view";
import approvals from "@takt/i18n/messages/en/approvals.json";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { ApprovalPanel, type ApprovalPanelProps } from "./approval-panel";

setUpFrame();
beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T12:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

const { post: text } = approvals;
const HASH = "a".repeat(64);
const APPROVAL: ApprovalView = {
  state: "requested",
  stage: { name: "Client", position: 1 },
  stages: 2,
  at: new Date("2026-11-25T09:00:00Z"),
  requestedBy: "Anna",
  hash: HASH,
  isAnyTime: false,
  mayApprove: false,
  mayRequest: false,
};
const event = (changes: Partial<ApprovalEventView>): ApprovalEventView => ({
  id: "e",
  at: new Date("2026-11-25T09:00:00Z"),
  kind: "requested",
  by: "Anna",
  isGuest: false,
  isSelf: false,
  stage: null,
  note: "",
  isOutdated: false,
  ...changes,
});
const SCHEDULED = { status: "scheduled", scheduledAt: new Date("2026-11-26T08:00:00Z") } as const;

type Options = {
  approval?: Partial<ApprovalView>;
  post?: Partial<PostView>;
  events?: ApprovalEventView[];
  props?: Partial<ApprovalPanelProps>;
  answer?: (path: string) => unknown;
};

/** The panel of a post, with what it asks of the server. */
async function show({ approval, post, events = [], props, answer }: Options = {}) {
  const shown = { id: "p", version: 3, status: "draft", ...post } as PostView;
  shown.approval = { ...APPROVAL, ...approval };
  const calls: { path: string; input: unknown }[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return { id: "u", zone: "Europe/Berlin", weekStart: "monday", hourCycle: "h23" };
    if (path === "approvals.events") return events;
    if (path === "posts.get") return shown;
    calls.push({ path, input });
    return answer ? answer(path) : { ...shown, approval: { ...shown.approval, state: "approved" } };
  };
  function Screen() {
    const { data } = trpc.posts.get.useQuery({ id: "p" });
    return data ? <ApprovalPanel post={data} {...props} /> : null;
  }
  const screenElement = (
    <Suspense>
      <Screen />
    </Suspense>
  );
  render(screenElement, { wrapper: appFrame({ texts: { approvals, errors, posts }, server }) });
  const panel = await screen.findByRole("region", { name: text.label });
  if (events.length > 0) await screen.findByText(text.history.title);
  return { panel, calls, sentences: () => panel.querySelector("p")!.textContent };
}

const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each([
  [
    "a post that waits says at which stage, who asked, and that it is held",
    { events: [event({})], post: SCHEDULED },
    "It waits at “Client”, stage 2 of 2. Asked by Anna, 3 hours ago. It is due Thu, 26 Nov 2026, 09:00 and is held until it is approved.",
  ],
  [
    "a draft that waits is approved for any time",
    { events: [event({ isSelf: true })], approval: { stages: 1, stage: { name: "Client", position: 0 } } },
    "It waits at “Client”. You asked 3 hours ago. It has no time yet: it is approved for any time.",
  ],
  [
    "what was asked for in this minute was asked for just now",
    { approval: { at: new Date("2026-11-25T11:59:30Z") } },
    "It waits at “Client”, stage 2 of 2. Asked by Anna, just now. It has no time yet: it is approved for any time.",
  ],
  [
    "a post whose time has passed goes out when its approver approves it",
    {
      approval: { mayApprove: true, requestedBy: null },
      post: { status: "scheduled", scheduledAt: new Date("2026-11-25T08:00:00Z") },
    },
    "It waits at “Client”, stage 2 of 2. This was due Wed, 25 Nov 2026, 09:00; approving publishes it now.",
  ],
  [
    "and others read until when it may",
    {
      approval: { requestedBy: null },
      post: { status: "scheduled", scheduledAt: new Date("2026-11-25T08:00:00Z") },
    },
    "It waits at “Client”, stage 2 of 2. It was due Wed, 25 Nov 2026, 09:00 and goes out as soon as it is approved, until Wed, 25 Nov 2026, 21:00 at the latest.",
  ],
  [
    "what is approved says of what",
    { approval: { state: "approved" }, post: SCHEDULED },
    text.approvedExactly,
  ],
  [
    "what is approved for any time says so",
    { approval: { state: "approved", isAnyTime: true } },
    text.approvedAnyTime,
  ],
  [
    "what has changed since it was approved is to be asked for again",
    { approval: { state: "voided", mayRequest: true }, post: SCHEDULED },
    `${text.voidedAsk} It is due Thu, 26 Nov 2026, 09:00 and is held until it is approved.`,
  ],
  [
    "of a draft nobody was asked about its writer reads what to do",
    { approval: { state: "none", mayRequest: true } },
    text.none,
  ],
  ["and its reader that nobody is asked", { approval: { state: "none" } }, text.noneRead],
] satisfies [string, Options, string][])("%s", async (_title, options, expected) => {
  const { sentences } = await show(options);
  await waitFor(() => expect(sentences()).toBe(expected));
});

test("the note of who asks for changes is quoted, and the approval is asked for again with a note", async () => {
  const changes = event({ kind: "changes_requested", by: "Ben", stage: "Client", note: "Name the price" });
  const { panel, calls } = await show({
    approval: { state: "changes_requested", mayRequest: true },
    events: [changes, event({ id: "f" })],
  });
  expect(panel.querySelector("p")!.textContent).toBe("Ben asks for changes.");
  expect(panel.querySelector("blockquote")!.textContent).toBe("Name the price");
  click(text.requestAgain);
  fireEvent.change(await screen.findByRole("textbox", { name: text.requestNote }), {
    target: { value: " It has one now " },
  });
  click(text.send);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual({
    path: "approvals.request",
    input: { ref: { id: "p", version: 3 }, note: "It has one now" },
  });
});

test("a request is of what is saved by then, and is taken back with a button", async () => {
  const withSaved = vi.fn((run: (ref: { id: string; version: number }) => Promise<PostView>) =>
    run({ id: "p", version: 4 }),
  );
  const { calls } = await show({ approval: { mayRequest: true }, props: { withSaved } });
  click(text.withdraw);
  await waitFor(() =>
    expect(calls).toEqual([{ path: "approvals.withdraw", input: { id: "p", version: 4 } }]),
  );
});

test("an approval is of exactly what is shown, is seen at once and has an Undo", async () => {
  let answerWith = (_: unknown) => {};
  const { panel, calls } = await show({
    approval: { mayApprove: true },
    answer: () => new Promise((resolve) => (answerWith = resolve)),
  });
  click(text.approve);
  await waitFor(() => expect(panel.querySelector("[data-approval=approved]")).toBeTruthy());
  expect(screen.queryByRole("button", { name: text.approve })).toBeNull();
  expect(document.activeElement).toBe(panel);
  await waitFor(() =>
    expect(calls).toEqual([
      { path: "approvals.approve", input: { ref: { id: "p", version: 3 }, hash: HASH, note: "" } },
    ]),
  );
  expect(shownToasts()).toEqual([]);
  answerWith({ id: "p", version: 3, status: "draft", approval: { ...APPROVAL, state: "approved" } });
  await waitFor(() => expect(shownToasts().map(([, title]) => title)).toEqual([text.done.approved]));
  click(posts.done.undo);
  await waitFor(() => expect(calls[1]).toEqual({ path: "approvals.reopen", input: { id: "p", version: 3 } }));
});

test("a refused approval takes back what was shown, and says why", async () => {
  const answer = () => Promise.reject(refusal("post_changed"));
  const { panel } = await show({ approval: { mayApprove: true }, answer });
  click(text.approve);
  await waitFor(() => expect(shownToasts()).toEqual([["error", text.failed.approve, errors.post_changed]]));
  expect(panel.querySelector("[data-approval=requested]")).toBeTruthy();
  expect(screen.getByRole("button", { name: text.approve })).toBeTruthy();
});

test("changes are requested with a note, which stays until they are", async () => {
  const { calls } = await show({ approval: { mayApprove: true } });
  click(text.requestChanges);
  await screen.findByText(text.noteMissing);
  expect(calls).toEqual([]);
  const note = screen.getByRole("textbox", { name: text.note });
  expect(document.activeElement).toBe(note);
  fireEvent.change(note, { target: { value: "Name the price" } });
  click(text.requestChanges);
  await waitFor(() =>
    expect(calls).toEqual([
      {
        path: "approvals.requestChanges",
        input: { ref: { id: "p", version: 3 }, note: "Name the price" },
      },
    ]),
  );
  await waitFor(() => expect(shownToasts().map(([, title]) => title)).toEqual([text.done.changes]));
});

test("what is not saved yet is not approved, and the buttons say why", async () => {
  await show({ approval: { mayApprove: true }, props: { isUnsaved: true } });
  const approve = screen.getByRole<HTMLButtonElement>("button", { name: text.approve });
  expect(approve.disabled).toBe(true);
  expect(document.getElementById(approve.getAttribute("aria-describedby")!)!.textContent).toBe(
    text.saveFirst,
  );
});

test("the history tells who did what, and of which the post has changed since", async () => {
  const { panel } = await show({
    events: [
      event({ id: "c", kind: "requested", isSelf: true }),
      event({ id: "b", kind: "approved", by: "Ben", stage: "Team", note: "Good", isOutdated: true }),
      event({ id: "a", by: null }),
    ],
  });
  const lines = [...panel.querySelectorAll("li")].map(({ textContent }) => textContent);
  const when = "Wed, 25 Nov 2026, 10:00";
  expect(lines).toEqual([
    `You${text.history.requested}${when}`,
    `BenApproved at “Team”${when}Good${text.history.outdated}`,
    `${text.history.gone}${text.history.requested}${when}`,
  ]);
});

test("a guest is named as one, in the history and beside what they said, also once their name is purged", async () => {
  const request = {
    kind: "changes_requested",
    stage: "Client",
    note: "The price, please",
    isGuest: true,
  } as const;
  const { panel, sentences } = await show({
    approval: { state: "changes_requested" },
    events: [event({ id: "b", ...request, by: "Erika" }), event({ id: "a", ...request, by: "" })],
  });
  const lines = [...panel.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(lines[0]).toContain("Erika (guest)Changes requested at “Client”");
  expect(lines[1]).toContain("A guestChanges requested at “Client”");
  expect(sentences()).toContain("Erika (guest) asks for changes.");
  expect(panel.querySelector("figcaption")?.textContent).toBe("Note from Erika (guest)");
});
