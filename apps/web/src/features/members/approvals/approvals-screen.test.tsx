// @vitest-environment happy-dom
import type { ApprovalRulesInput } from "@takt/domain/posts/model/approval-input";
import type { ApprovalRules } from "@takt/domain/posts/model/approval-view";
import type { Role } from "@takt/domain/shared/actor";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test } from "vitest";
import { discardOpenDrafts } from "~/features/shared/drafts/open-drafts";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { ME, member, membersView, TEXTS, workspaceAs } from "../member-view.fixture";
import { ApprovalsScreen } from "./approvals-screen";

setUpFrame();
// An unsaved draft would be there again in the next test.
afterEach(() => {
  cleanup();
  discardOpenDrafts(null);
});

const { rules: texts } = TEXTS.approvals;
const [ADA, BEN, CARL] = ["Ada", "Ben", "Carl"].map((name, index) =>
  member(name, {
    userId: `0199aaaa-0000-7000-8000-00000000000${index}`,
    role: (["owner", "approver", "editor"] as const)[index],
    isSelf: index === 0,
  }),
) as [ReturnType<typeof member>, ReturnType<typeof member>, ReturnType<typeof member>];
const OFF: ApprovalRules = { stages: [], isOwnAllowed: false, reminderHours: 24 };
const ON: ApprovalRules = {
  ...OFF,
  stages: [
    { name: "Text", approverIds: null, approvers: 2 },
    { name: "Legal", approverIds: [BEN.userId], approvers: 1 },
  ],
};

type Options = {
  role?: Role;
  isReadOnly?: boolean;
  answer?: (input: ApprovalRulesInput) => unknown;
};

const accept = ({ stages, ...rest }: ApprovalRulesInput) => ({
  rules: { ...rest, stages: stages.map((stage) => ({ ...stage, approvers: 1 })) },
  waiting: 0,
});

/** Renders the tab; returns the rules that were sent. */
async function show(rules: ApprovalRules, { role = "owner", isReadOnly, answer = accept }: Options = {}) {
  const sent: ApprovalRulesInput[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return ME;
    if (path === "members.list") return membersView([ADA, BEN, CARL]);
    if (path === "approvals.rules") return rules;
    if (path === "posts.counts") return { scheduled: 2 };
    sent.push(input as ApprovalRulesInput);
    return answer(input as ApprovalRulesInput);
  };
  render(
    <Suspense>
      <ApprovalsScreen workspace={{ ...workspaceAs(role), ...(isReadOnly && { isReadOnly }) }} />
    </Suspense>,
    { wrapper: appFrame({ texts: TEXTS, server }) },
  );
  await screen.findByRole("heading", { name: TEXTS.members.title });
  return sent;
}

const fill = (text: string, values: Record<string, string | number>) =>
  Object.entries(values).reduce((filled, [key, value]) => filled.replace(`{{${key}}}`, String(value)), text);
const nameField = (number: number) =>
  screen.findByLabelText<HTMLInputElement>(fill(texts.stages.name.label, { number }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));

test("switching approval on says what will wait, offers one stage, and saves it", async () => {
  const sent = await show(OFF, { answer: (input) => ({ ...accept(input), waiting: 2 }) });
  fireEvent.click(await screen.findByLabelText(texts.choice.needed));
  expect((await nameField(1)).value).toBe(texts.stages.preset);
  await screen.findByText(new RegExp(fill(texts.switchingOn.posts_other, { count: 2 })));
  press(TEXTS.common.save);
  const waiting = fill(texts.saved.waiting_other, { count: 2 });
  await waitFor(() => expect(shownToasts()).toEqual([["success", texts.saved.on, waiting]]));
  expect(sent[0]?.stages).toEqual([{ name: texts.stages.preset, approverIds: null }]);
});

test("a stage without a name is not saved, says so, and gets the focus", async () => {
  const sent = await show(ON);
  const field = await nameField(2);
  fireEvent.change(field, { target: { value: " " } });
  press(TEXTS.common.save);
  expect(screen.getByText(texts.stages.name.missing)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(sent).toEqual([]);
});

test("a stage at which nobody is chosen warns, and is not saved", async () => {
  const sent = await show(ON);
  const boxes = within(await screen.findByRole("group", { name: fill(texts.approvers.list, { number: 2 }) }));
  expect(boxes.getAllByRole("checkbox")).toHaveLength(2);
  fireEvent.click(boxes.getByLabelText(/Ben/));
  expect(screen.getByText(texts.approvers.none)).toBeTruthy();
  press(TEXTS.common.save);
  expect(screen.getByText(texts.approvers.missing)).toBeTruthy();
  expect(document.activeElement).toBe(boxes.getAllByRole("checkbox")[0]);
  expect(sent).toEqual([]);
});

test("one approver alone is named, unless own posts may be approved", async () => {
  await show(ON);
  const hint = () =>
    screen.queryByText((_, element) => element?.textContent === only && element.tagName === "SPAN");
  const only = texts.approvers.only.replaceAll("{{name}}", "Ben");
  await nameField(1);
  expect(hint()).toBeTruthy();
  choose(texts.own.label);
  expect(hint()).toBeNull();
});

test("a moved stage keeps the focus on its button, and the order is saved", async () => {
  const sent = await show(ON);
  await nameField(2);
  const up = screen.getByRole("button", { name: fill(texts.stages.up, { name: "Legal" }) });
  up.focus();
  fireEvent.click(up);
  expect((await nameField(1)).value).toBe("Legal");
  expect(document.activeElement).toBe(up);
  expect(screen.getByText(fill(texts.stages.moved, { name: "Legal", number: 1, count: 2 }))).toBeTruthy();
  press(TEXTS.common.save);
  await waitFor(() => expect(sent[0]?.stages.map(({ name }) => name)).toEqual(["Legal", "Text"]));
});

test("switching approval off is asked for, and saved once it is confirmed", async () => {
  const sent = await show(ON);
  fireEvent.click(await screen.findByLabelText(texts.choice.none));
  press(TEXTS.common.save);
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: texts.off.action }));
  await waitFor(() => expect(sent[0]?.stages).toEqual([]));
  await waitFor(() => expect(shownToasts()).toEqual([["success", texts.saved.off]]));
});

test("what is refused stays in the form, with the reason", async () => {
  await show(ON, {
    answer: () => {
      throw refusal("approver_not_member");
    },
  });
  fireEvent.change(await nameField(1), { target: { value: "Wording" } });
  press(TEXTS.common.save);
  await screen.findByText(new RegExp(TEXTS.errors.approver_not_member));
  expect((await nameField(1)).value).toBe("Wording");
  press(TEXTS.common.changes.discard);
  expect((await nameField(1)).value).toBe("Text");
});

test("what is left unsaved is there when the tab is opened again", async () => {
  await show(ON);
  fireEvent.change(await nameField(1), { target: { value: "Wording" } });
  cleanup();
  await show(ON);
  expect((await nameField(1)).value).toBe("Wording");
  expect(screen.getByText(TEXTS.common.changes.unsaved)).toBeTruthy();
});

test("members who do not manage the workspace read who approves", async () => {
  await show(ON, { role: "editor" });
  const [text, legal] = within(await screen.findByRole("list", { name: texts.stages.list })).getAllByRole(
    "listitem",
  );
  expect(text?.textContent).toContain(fill(texts.view.everyone_other, { count: 2 }));
  expect(legal?.textContent).toContain(`${texts.view.chosen} Ben`);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link", { name: TEXTS.members.log.title })).toBeNull();
});

test("the owner of a workspace whose plan has ended reads the rules", async () => {
  await show(ON, { isReadOnly: true });
  await screen.findByRole("list", { name: texts.stages.list });
  expect(screen.queryByRole("radio")).toBeNull();
});

test("a stage at which nobody approves any more says so to everybody", async () => {
  await show({ ...ON, stages: [{ name: "Legal", approverIds: [], approvers: 0 }] }, { role: "viewer" });
  expect(await screen.findByText(texts.approvers.none)).toBeTruthy();
});
