// @vitest-environment happy-dom
import type { MembersView } from "@takt/domain/members/model/member-view";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { invitation, ME, member, membersView, TEXTS, workspaceAs } from "./member-view.fixture";
import { MembersScreen } from "./members-screen";

setUpFrame();

const ADA = member("Ada", { role: "owner", isSelf: true });
const BEN = member("Ben", { plannedPosts: 2 });
const { members: texts } = TEXTS;

type Calls = { path: string; input: unknown }[];

/** Renders the page with a server that answers with the view, and to the rest with `answer`. */
async function show(
  view: MembersView,
  {
    role = "owner",
    answer = () => ({}),
  }: { role?: "owner" | "admin" | "editor"; answer?: () => unknown } = {},
) {
  const calls: Calls = [];
  let listed = 0;
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return ME;
    // Only the page itself is the first answer: what is shown later is what it has changed.
    if (path === "members.list") return (listed += 1) === 1 ? view : deferred().promise;
    if (path === "members.consent") return { consentedAt: null, withdrawal: null };
    calls.push({ path, input });
    return answer();
  };
  render(
    <Suspense>
      <MembersScreen workspace={workspaceAs(role)} />
    </Suspense>,
    { wrapper: appFrame({ texts: TEXTS, server }) },
  );
  await screen.findByRole("list", { name: texts.list });
  return calls;
}

/** An answer that the test gives. */
function deferred() {
  let resolve = (_: unknown) => {};
  let reject = (_: unknown) => {};
  const promise = new Promise((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}

const roleOf = (name: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: texts.roleOf.replace("{{name}}", name) });

test("a changed role is shown before the server has answered, and Undo changes it back", async () => {
  const { promise, resolve } = deferred();
  const calls = await show(membersView([ADA, BEN]), { answer: () => promise });
  fireEvent.change(roleOf("Ben"), { target: { value: "admin" } });
  // The select itself is controlled: only what is shown of the member changes it for good.
  await waitFor(() => expect(roleOf("Ben").title).toBe(texts.roles.admin.may));
  resolve({});
  fireEvent.click(await screen.findByRole("button", { name: TEXTS.common.undo }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ input }) => (input as { role: string }).role)).toEqual(["admin", "editor"]);
});

test("a role that is refused goes back, with the reason", async () => {
  await show(membersView([ADA, BEN]), {
    answer: () => {
      throw refusal("role_above_own");
    },
  });
  fireEvent.change(roleOf("Ben"), { target: { value: "admin" } });
  await waitFor(() => expect(roleOf("Ben").value).toBe("editor"));
  await waitFor(() =>
    expect(shownToasts()).toContainEqual(["error", texts.roleFailed, TEXTS.errors.role_above_own]),
  );
});

test("the owner's role and one's own cannot be changed, and nobody without the act sees how", async () => {
  const self = member("Carl", { role: "admin", isSelf: true });
  await show(membersView([{ ...ADA, isSelf: false }, self, BEN]), { role: "admin" });
  expect(screen.getAllByRole("combobox")).toEqual([roleOf("Ben")]);
});

test("a member who does not manage others reads the list and can leave", async () => {
  await show(membersView([ADA, { ...BEN, isSelf: true }]), { role: "editor" });
  expect(screen.queryByRole("combobox")).toBeNull();
  expect(screen.queryByRole("button", { name: texts.invite.open })).toBeNull();
  expect(screen.getByRole("button", { name: texts.leave.open })).toBeTruthy();
  expect(screen.queryByText(texts.leave.owner)).toBeNull();
});

test("the owner reads why they cannot leave", async () => {
  await show(membersView([ADA, BEN]));
  expect(screen.queryByRole("button", { name: texts.leave.open })).toBeNull();
  expect(screen.getByText(texts.leave.owner)).toBeTruthy();
});

test("an open invitation takes a seat, an expired one none and has no link", async () => {
  const open = invitation("open@example.com");
  const expired = invitation("late@example.com", { isExpired: true });
  await show(membersView([ADA, BEN], { invitations: [open, expired] }));
  expect(screen.getByText("3 of 25 seats")).toBeTruthy();
  const row = (email: string) => screen.getByText(email).closest("li")!;
  expect(within(row("open@example.com")).queryByText(texts.invitations.copy)).toBeTruthy();
  expect(within(row("late@example.com")).queryByText(texts.invitations.copy)).toBeNull();
  expect(within(row("late@example.com")).queryByText(texts.invitations.expired)).toBeTruthy();
});

test("a withdrawn invitation is gone at once, and comes back where that fails", async () => {
  const { promise, reject } = deferred();
  const view = membersView([ADA, BEN], { invitations: [invitation("x@example.com")] });
  await show(view, { answer: () => promise });
  fireEvent.click(screen.getByRole("button", { name: "Withdraw the invitation to x@example.com" }));
  await waitFor(() => expect(screen.queryByText("x@example.com")).toBeNull());
  reject(refusal("invitation_not_found"));
  await screen.findByText("x@example.com");
  const { invitation_not_found: reason } = TEXTS.errors;
  await waitFor(() =>
    expect(shownToasts()).toContainEqual(["error", texts.invitations.revokeFailed, reason]),
  );
});

test("the offer of the ownership is seen by who makes it and by whom it is made to, and by nobody else", async () => {
  const offer = { userId: BEN.userId, expiresAt: new Date("2026-12-01T09:00:00Z") };
  await show(membersView([ADA, BEN], { offer }));
  expect(screen.getByRole("button", { name: texts.offer.withdraw })).toBeTruthy();
  expect(screen.queryByRole("button", { name: texts.offer.take })).toBeNull();
});

test("the member who is offered the ownership can accept or decline it", async () => {
  const offer = { userId: BEN.userId, expiresAt: new Date("2026-12-01T09:00:00Z") };
  const others = [
    { ...ADA, isSelf: false },
    { ...BEN, isSelf: true },
  ];
  const calls = await show(membersView(others, { offer }), { role: "editor" });
  fireEvent.click(screen.getByRole("button", { name: texts.offer.decline }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(["members.declineOwnership"]));
});

test("an admin does not see an offer that is made to somebody else", async () => {
  const offer = { userId: BEN.userId, expiresAt: new Date("2026-12-01T09:00:00Z") };
  const self = member("Carl", { role: "admin", isSelf: true });
  await show(membersView([{ ...ADA, isSelf: false }, self, BEN], { offer }), { role: "admin" });
  expect(screen.queryByRole("button", { name: texts.offer.withdraw })).toBeNull();
  expect(screen.queryByRole("button", { name: texts.offer.take })).toBeNull();
});
