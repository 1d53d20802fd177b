// @vitest-environment happy-dom
import type { MembersView } from "@takt/domain/members/model/member-view";
import type { NotesView, NoteThread } from "@takt/domain/posts/model/note-view";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import notes from "@takt/i18n/messages/en/notes.json";
import topics from "@takt/i18n/messages/en/topics.json";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { NotesPanel } from "./notes-panel";

setUpFrame();
beforeEach(() => sessionStorage.clear());

const ME = { id: "u", zone: "Europe/Berlin", weekStart: "monday", hourCycle: "h23" };
const MEMBERS = {
  members: [
    { userId: "a", name: "Anna Berg", isSelf: false },
    { userId: "b", name: "Ben", isSelf: false },
    { userId: "u", name: "Benita", isSelf: true },
  ],
} as MembersView;

const thread = (changes: Partial<NoteThread>): NoteThread => ({
  id: "n",
  by: { name: "Anna Berg", image: null, isGuest: false },
  isSelf: false,
  text: "Who pays?",
  at: new Date("2026-11-25T09:00:00Z"),
  editedAt: null,
  isDeleted: false,
  mentions: [],
  quote: null,
  resolved: null,
  answers: [],
  ...changes,
});

type Options = { threads?: NoteThread[]; mayWrite?: boolean; answer?: (path: string) => unknown };

/** The notes of a post, with what is sent to the server. */
async function show({ threads = [thread({})], mayWrite = true, answer }: Options = {}) {
  const view: NotesView = { threads, mayWrite };
  const calls: { path: string; input: unknown }[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return ME;
    if (path === "members.list") return MEMBERS;
    if (path === "notes.list") return view;
    calls.push({ path, input });
    return answer ? answer(path) : view;
  };
  const panel = (
    <Suspense>
      <NotesPanel postId="p" renderQuote={({ text }) => <blockquote>{text}</blockquote>} />
    </Suspense>
  );
  const rendered = render(panel, { wrapper: appFrame({ texts: { common, errors, notes, topics }, server }) });
  const region = await screen.findByRole("region", { name: notes.title });
  await (threads.length > 0 ? screen.findAllByTestId("note-thread") : screen.findByText(notes.empty));
  return { ...rendered, region, calls };
}

const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });

test("a new note is sent with the members whose names stand in it, and its field is empty then", async () => {
  const { calls } = await show({ threads: [] });
  write(notes.form.label, " Ask @Ben, not Anna Berg ");
  click(notes.form.send);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual({
    path: "notes.write",
    input: {
      id: expect.any(String) as string,
      postId: "p",
      threadId: null,
      text: "Ask @Ben, not Anna Berg",
      quote: null,
      mentions: ["b"],
    },
  });
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: notes.form.label });
  await waitFor(() => expect(field.value).toBe(""));
  expect(screen.getByText(notes.done.added)).toBeTruthy();
});

test("a note that could not be sent stays in its field, and another try has the same id", async () => {
  const { calls } = await show({ answer: () => Promise.reject(refusal("notes_full")) });
  write(notes.form.label, "One too many");
  click(notes.form.send);
  await waitFor(() => expect(shownToasts()).toEqual([["error", notes.failed.write, errors.notes_full]]));
  click(notes.form.send);
  await waitFor(() => expect(calls).toHaveLength(2));
  const ids = calls.map(({ input }) => (input as { id: string }).id);
  expect(ids[1]).toBe(ids[0]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: notes.form.label }).value).toBe(
    "One too many",
  );
});

test("a name is chosen with the arrows and Enter after an @, and Escape closes the list", async () => {
  // As in a browser without that command.
  document.execCommand = vi.fn(() => false);
  await show({ threads: [] });
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: notes.form.label });
  const type = (value: string) => {
    write(notes.form.label, value);
    field.setSelectionRange(value.length, value.length);
    fireEvent.select(field);
  };
  type("Hi @");
  const options = async () => (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
  expect(await options()).toEqual(["Anna Berg", "Ben"]);
  fireEvent.keyDown(field, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
  type("Hi ");
  type("Hi @");
  await options();
  fireEvent.keyDown(field, { key: "ArrowDown" });
  fireEvent.keyDown(field, { key: "Enter" });
  expect(field.value).toBe("Hi @Ben ");
  await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
});

test("a thread is resolved at once, which Undo takes back; a refusal shows it open again", async () => {
  let answerWith = (_: unknown) => {};
  const { calls, region } = await show({ answer: () => new Promise((resolve) => (answerWith = resolve)) });
  click(notes.act.resolve);
  await screen.findByText("1 resolved");
  expect(document.activeElement).toBe(region);
  const resolved = { at: new Date(), by: "Benita" };
  answerWith({ threads: [thread({ resolved })], mayWrite: true });
  await waitFor(() => expect(shownToasts().map(([, title]) => title)).toEqual([notes.done.resolved]));
  click(common.undo);
  await waitFor(() => expect(screen.queryByText("1 resolved")).toBeNull());
  answerWith(Promise.reject(refusal("note_not_found")));
  await screen.findByText("1 resolved");
  expect(calls.map(({ input }) => input)).toEqual([
    { id: "n", isResolved: true },
    { id: "n", isResolved: false },
  ]);
});

test("a mention is emphasised where its name stands, and a deleted note keeps its answers", async () => {
  const answers = [
    { ...thread({ id: "m", text: "@Ben, and Ben", mentions: [{ userId: "b", name: "Ben" }] }), isSelf: true },
  ];
  const { region } = await show({ threads: [thread({ isDeleted: true, text: "", answers })] });
  expect([...region.querySelectorAll("strong")].map(({ textContent }) => textContent)).toEqual(["@Ben"]);
  const [first, second] = screen.getAllByTestId("note");
  expect(within(first!).getByText(notes.deleted)).toBeTruthy();
  expect(within(first!).queryByRole("button")).toBeNull();
  expect(within(second!).getByRole("button", { name: notes.act.menu })).toBeTruthy();
});

test("what is being answered is there after a reload, and a reader has nothing to press", async () => {
  const { unmount } = await show();
  click(notes.act.answer);
  write("Answer to Anna Berg", "We do");
  unmount();
  const second = await show();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Answer to Anna Berg" }).value).toBe(
    "We do",
  );
  click(common.cancel);
  expect(screen.queryByRole("textbox", { name: "Answer to Anna Berg" })).toBeNull();
  second.unmount();
  const { region } = await show({ mayWrite: false });
  expect(within(region).queryByRole("button")).toBeNull();
  expect(within(region).queryByRole("textbox")).toBeNull();
});

test("a guest is named as one, also once the name is purged", async () => {
  const by = (name: string) => ({ name, image: null, isGuest: true });
  const { region } = await show({
    threads: [
      thread({ id: "1", by: by("Grace") }),
      thread({ id: "2", by: by("") }),
      thread({ id: "3", by: null }),
    ],
  });
  const named = [notes.guest.replace("{{name}}", "Grace"), notes.guestUnnamed, notes.gone];
  const articles = [...region.querySelectorAll("article")];
  expect(articles.map(({ textContent }) => named.find((name) => textContent.includes(name)))).toEqual(named);
});
