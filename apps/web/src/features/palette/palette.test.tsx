// @vitest-environment happy-dom
import common from "@takt/i18n/messages/en/common.json";
import compass from "@takt/i18n/messages/en/compass.json";
import errors from "@takt/i18n/messages/en/errors.json";
import members from "@takt/i18n/messages/en/members.json";
import notifications from "@takt/i18n/messages/en/notifications.json";
import texts from "@takt/i18n/messages/en/palette.json";
import posts from "@takt/i18n/messages/en/posts.json";
import settings from "@takt/i18n/messages/en/settings.json";
import shell from "@takt/i18n/messages/en/shell.json";
import topics from "@takt/i18n/messages/en/topics.json";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, test } from "vitest";
import { type DocumentWorkspace, WorkspaceProvider } from "../shared/navigation/workspace";
import { appFrame, refusal, setUpFrame, shownToasts, type FakeServer } from "~/testing/app-frame";
import { trpc } from "~/trpc/react";
import { Palette } from "./palette";

setUpFrame();

const ME = { id: "u", zone: "Europe/Berlin", weekStart: "monday", hourCycle: "h23", shortcuts: true };
const SCHOOL = { id: "school", excerpt: "What a sailing school taught me" };
const POST = {
  ...SCHOOL,
  version: 3,
  status: "draft",
  content: SCHOOL.excerpt,
  media: [],
  comment: null,
  firstComment: "",
  hashtags: [],
  reviewNeeded: false,
};

type Calls = { path: string; input: unknown }[];

/** A page with the sidebar's drafts and the palette over it. */
function Page() {
  const [open, setOpen] = useState(true);
  trpc.users.me.useSuspenseQuery();
  trpc.posts.overview.useQuery();
  return <Palette open={open} onOpenChange={setOpen} theme="system" />;
}

/** Shows the palette once the sidebar has its drafts; returns what it asks the server for afterwards. */
async function start(
  answers: Record<string, (input: unknown) => unknown> = {},
  workspace: DocumentWorkspace | null = null,
): Promise<Calls> {
  const calls: Calls = [];
  const known: Record<string, (input: unknown) => unknown> = {
    "users.me": () => ME,
    "posts.overview": () => ({ needsYou: 0, drafts: 1, latestDrafts: [SCHOOL] }),
    "posts.list": () => ({ posts: [], nextCursor: null }),
    "topics.list": () => ({ topics: [], nextCursor: null }),
    "posts.get": () => POST,
    "slots.nextFree": () => [],
    ...answers,
  };
  const server: FakeServer = ({ path, input }) => {
    calls.push({ path, input });
    return known[path]?.(input) ?? null;
  };
  const all = {
    common,
    compass,
    errors,
    members,
    notifications,
    palette: texts,
    posts,
    settings,
    shell,
    topics,
  };
  const Frame = appFrame({ texts: all, server });
  render(
    <Frame>
      <WorkspaceProvider workspace={workspace}>
        <Suspense>
          <Page />
        </Suspense>
      </WorkspaceProvider>
    </Frame>,
  );
  await screen.findByRole("option", { name: /sailing school/ });
  calls.length = 0;
  return calls;
}

const field = () => screen.getByRole("combobox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const options = () => screen.getAllByRole("option").map(({ textContent }) => textContent);
const selected = () => screen.getByRole("option", { selected: true });

test("it opens with the drafts that are known, what can be done and the pages, and asks for nothing", async () => {
  const calls = await start();
  expect(options().slice(0, 2)).toEqual([
    expect.stringContaining(texts.do.newPost),
    expect.stringContaining(texts.do.assistant),
  ]);
  expect(options().join()).toContain(shell.calendar);
  expect(selected().textContent).toContain(texts.do.newPost);
  expect(calls).toEqual([]);
});

test("a viewer of a workspace is offered nothing to write, by name or by a sentence", async () => {
  await start({}, { slug: "studio", role: "viewer" });
  expect(options().join()).not.toContain(texts.do.newPost);
  expect(options().join()).not.toContain(texts.do.assistant);
  type("sailing tomorrow at noon");
  await waitFor(() => expect(options().join()).toContain("Show all posts"));
  expect(options().join()).not.toContain("Schedule “");
});

test("a sentence schedules the draft that it names, at the version it has by then", async () => {
  const calls = await start({ "posts.schedule": () => ({ ...POST, status: "scheduled" }) });
  type("sailing to in 2 days at noon");
  await waitFor(() => expect(selected().textContent).toContain(`Schedule “${SCHOOL.excerpt}”`));
  expect(selected().textContent).toMatch(/, 12:00 \(Europe\/Berlin\), in 2 days$/);
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("posts.schedule"));
  const { input } = calls.find(({ path }) => path === "posts.schedule")!;
  expect(input).toMatchObject({ ref: { id: "school", version: 3 }, slot: { zone: "Europe/Berlin" } });
});

test("what the server refuses is said", async () => {
  const calls = await start({
    "posts.schedule": () => {
      throw refusal("post_changed");
    },
  });
  type("sailing tomorrow at noon");
  fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() =>
    expect(shownToasts()).toEqual([["error", posts.failedTo.schedule, errors.post_changed]]),
  );
  expect(calls.map(({ path }) => path)).toContain("posts.schedule");
});

test("Enter does nothing while the post of a sentence may still be found", async () => {
  let answer = (_: unknown) => {};
  const TEAM = { ...POST, id: "team", excerpt: "What makes a team" };
  const calls = await start({
    "posts.list": (input) =>
      (input as { search: string }).search === "team"
        ? { posts: [TEAM], nextCursor: null }
        : new Promise((resolve) => (answer = resolve)),
  });
  type("team");
  await screen.findByRole("option", { name: /What makes a team/ });
  calls.length = 0;
  type("rowing to fri noon");
  await screen.findByText(/^Looking for/, { selector: "[role=option] *" });
  fireEvent.keyDown(field(), { key: "Enter" });
  expect(screen.getByRole("dialog")).toBeTruthy();
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain(texts.search.searching));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("posts.list"));
  answer({ posts: [{ ...POST, id: "rowing", excerpt: "Rowing is a team sport" }], nextCursor: null });
  await waitFor(() => expect(options()[0]).toContain("Schedule “Rowing is a team sport”"));
});

test("a sentence that names no post begins a new one, and says so", async () => {
  await start();
  type("rowing to in 2 days at noon");
  await waitFor(() => expect(options()[0]).toContain("No post that can be scheduled says “rowing”"));
  expect(selected().textContent).toContain(texts.sentence.newPost);
});

test("a search that fails is said, and tried again", async () => {
  let fails = true;
  await start({
    "posts.list": () => {
      if (fails) throw refusal("post_changed");
      return { posts: [{ ...POST, id: "old", excerpt: "Deploys on Fridays" }], nextCursor: null };
    },
  });
  type("deploys");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(texts.search.failed);
  fails = false;
  fireEvent.click(within(alert).getByRole("button", { name: common.retry }));
  await waitFor(() => expect(options().join()).toContain("Deploys on Fridays"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a key that an input method has taken chooses nothing", async () => {
  await start();
  type("calendar");
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 229 });
  expect(screen.getByRole("dialog")).toBeTruthy();
  fireEvent.keyDown(field(), { key: "Enter", keyCode: 13 });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
