// @vitest-environment happy-dom
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import analytics from "@takt/i18n/messages/en/analytics.json";
import approvals from "@takt/i18n/messages/en/approvals.json";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import slots from "@takt/i18n/messages/en/slots.json";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Suspense, type ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WorkspaceProvider, type DocumentWorkspace } from "~/features/shared/navigation/workspace";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { PublishNowDialog } from "../parts/actions/publish-now-dialog";
import { QueuePostDialog } from "../parts/actions/queue-post-dialog";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { ScheduleDialog } from "../schedule/schedule-dialog";

setUpFrame();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-25T09:20:00Z") }));
afterEach(() => void vi.useRealTimers());

const { act } = approvals.post;
const SLOT = { wall: "2026-12-01T09:00", zone: "Europe/Berlin", at: new Date("2026-12-01T08:00:00Z") };
const DRAFT = {
  id: "p",
  version: 1,
  status: "draft",
  approval: "none",
  excerpt: "One",
  aiOrigin: "none",
  reviewNeeded: false,
} as unknown as PostSummary;
const SCHEDULED: PostSummary = {
  ...DRAFT,
  status: "scheduled",
  approval: "approved",
  scheduledWall: "2026-12-03T18:00",
  scheduledZone: "Europe/Berlin",
};

type Options = { role?: DocumentWorkspace["role"]; isOwnAllowed?: boolean; approverIds?: string[] | null };

/** Opens a dialog in a team with one stage, for a member. */
function open(
  dialog: ReactNode,
  { role = "editor", isOwnAllowed = false, approverIds = null }: Options = {},
) {
  const server = ({ path }: { path: string }) => {
    if (path === "users.me") return { id: "u", zone: "Europe/Berlin", weekStart: "monday", hourCycle: "h23" };
    if (path === "approvals.rules")
      return { isOwnAllowed, reminderHours: 24, stages: [{ name: "Client", approverIds, approvers: 2 }] };
    if (path === "posts.get") return { ...SCHEDULED, approval: { state: "approved", isAnyTime: false } };
    if (path === "connections.get") return { status: "active", memberName: "Anna" };
    if (path === "posts.calendar") return { posts: [] };
    return path.startsWith("slots.") ? [SLOT] : [];
  };
  render(
    <WorkspaceProvider workspace={{ slug: "studio", role }}>
      <Suspense>{dialog}</Suspense>
    </WorkspaceProvider>,
    { wrapper: appFrame({ texts: { analytics, approvals, common, errors, posts, slots }, server }) },
  );
}

const nothing = () => undefined;
const schedule = (post: PostSummary | null, onSchedule = vi.fn(() => Promise.resolve())) => ({
  onSchedule,
  dialog: <ScheduleDialog post={post} onSchedule={onSchedule} onClose={nothing} />,
});
const button = (name: string) => screen.findByRole("button", { name });

test("scheduling a draft asks for its approval, and says that it is held until then", async () => {
  const { dialog, onSchedule } = schedule(DRAFT);
  open(dialog);
  const submit = await button(act.schedule);
  expect(screen.getByTestId("approval-need").textContent).toBe(act.request);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: posts.schedule.time }).value).toBe("09:00"),
  );
  fireEvent.submit(submit.closest("[role=dialog]")!.querySelector("form")!);
  await waitFor(() =>
    expect(onSchedule.mock.calls).toEqual([[{ wall: SLOT.wall, zone: SLOT.zone }, false, false]]),
  );
});

test("who may approve their own post approves it in the same act", async () => {
  const { dialog, onSchedule } = schedule(DRAFT);
  open(dialog, { role: "owner", isOwnAllowed: true });
  fireEvent.click(await screen.findByRole("checkbox", { name: act.own }));
  expect(screen.getByTestId("approval-need").textContent).toBe(act.own);
  const submit = await button(act.approveAndSchedule);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: posts.schedule.time }).value).toBe("09:00"),
  );
  fireEvent.submit(submit.closest("[role=dialog]")!.querySelector("form")!);
  await waitFor(() => expect(onSchedule.mock.calls[0]).toEqual([expect.anything(), false, true]));
});

test.each([
  ["an editor", { role: "editor", isOwnAllowed: true }],
  ["who may not approve their own", { role: "owner" }],
  ["who is not named", { role: "owner", isOwnAllowed: true, approverIds: ["v"] }],
] satisfies [string, Options][])("%s is not offered to approve it", async (_who, options) => {
  open(schedule(DRAFT).dialog, options);
  await button(act.schedule);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a post that is not saved yet is asked about by the rules of its workspace", async () => {
  open(schedule(null).dialog);
  await button(act.schedule);
  expect(screen.getByTestId("approval-need").textContent).toBe(act.request);
});

test("moving what is approved for its time says beforehand that it has to be approved again", async () => {
  open(schedule(SCHEDULED).dialog);
  await button(act.move);
  expect(screen.getByTestId("approval-need").textContent).toBe(act.again);
});

test("what waits already is only moved", async () => {
  open(schedule({ ...SCHEDULED, approval: "requested" }).dialog);
  await button(posts.schedule.submitMove);
  expect(screen.getByTestId("approval-need").textContent).toBe(act.waiting);
});

test("a workspace that approves nothing has the dialog that it had", async () => {
  open(schedule({ ...DRAFT, approval: null }).dialog);
  await button(posts.schedule.submit);
  expect(screen.queryByTestId("approval-need")).toBeNull();
});

test("publishing now is publishing as soon as it is approved, unless one approves it oneself", async () => {
  const onConfirm = vi.fn();
  open(<PublishNowDialog post={DRAFT} loading={false} onConfirm={onConfirm} onClose={nothing} />, {
    role: "owner",
    isOwnAllowed: true,
  });
  await screen.findByRole("alertdialog", { name: act.publishTitle });
  await button(act.publish);
  fireEvent.click(await screen.findByRole("checkbox", { name: act.own }));
  await screen.findByRole("alertdialog", { name: posts.publish.title });
  fireEvent.click(await button(act.approveAndPublish));
  expect(onConfirm).toHaveBeenCalledWith(false, true);
});

test("the queue asks for the approval too", async () => {
  const mutations = { isPending: false } as PostMutations;
  open(<QueuePostDialog post={DRAFT} mutations={mutations} onClose={nothing} />);
  await button(act.queue);
  expect(screen.getByTestId("approval-need").textContent).toBe(act.request);
});

test("who may approve their own post approves it as it is queued", async () => {
  const addToQueue = vi.fn(() => Promise.resolve(null));
  const mutations = { isPending: false, addToQueue } as unknown as PostMutations;
  open(<QueuePostDialog post={DRAFT} mutations={mutations} onClose={nothing} />, {
    role: "owner",
    isOwnAllowed: true,
  });
  fireEvent.click(await screen.findByRole("checkbox", { name: act.own }));
  fireEvent.click(await button(act.approveAndQueue));
  expect(addToQueue).toHaveBeenCalledExactlyOnceWith(DRAFT, false, true);
});

test("a post of another member is published as them, whatever the reader's own connection is", async () => {
  const author = { name: "Ben", image: null, isSelf: false };
  const dialog = (post: PostSummary) => (
    <PublishNowDialog post={post} hasFirstComment loading={false} onConfirm={nothing} onClose={nothing} />
  );
  open(dialog({ ...DRAFT, approval: null, author }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("as Ben right away.");
});
