// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { invitation, ME, member, membersView, TEXTS, workspaceAs } from "../member-view.fixture";
import { InviteDialog } from "./invite-dialog";

setUpFrame();

const { invite, roles } = TEXTS.members;

async function show(answer: (input: { email: string }) => unknown, view = membersView([member("Ada")])) {
  const calls: { id: string; email: string; role: string; isBound: boolean }[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return ME;
    if (path === "members.list") return view;
    if (path !== "members.invite") return null;
    calls.push(input as (typeof calls)[number]);
    return answer(input as { email: string });
  };
  const onClose = vi.fn();
  render(<InviteDialog workspace={workspaceAs("admin")} onClose={onClose} />, {
    wrapper: appFrame({ texts: TEXTS, server }),
  });
  const email = await screen.findByRole("textbox", { name: invite.email });
  const type = (text: string) => fireEvent.change(email, { target: { value: text } });
  const send = () => fireEvent.submit(email.closest("form")!);
  return { calls, onClose, email, type, send };
}

test("an address is invited as an editor with a bound link, unless something else is chosen", async () => {
  const { calls, onClose, type, send } = await show(({ email }) => invitation(email));
  type(" jana@example.com ");
  fireEvent.click(screen.getByRole("radio", { name: roles.viewer.name }));
  fireEvent.click(screen.getByRole("radio", { name: invite.anyone }));
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const [{ id: _, ...sent }] = calls as [(typeof calls)[number]];
  expect(sent).toEqual({ email: "jana@example.com", role: "viewer", isBound: false });
  expect(shownToasts()).toEqual([["success", "Invitation sent to jana@example.com"]]);
});

test("the defaults are the safer ones: an editor, and only the account with the address", async () => {
  const { calls, onClose, type, send } = await show(({ email }) => invitation(email));
  type("jana@example.com");
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls[0]).toMatchObject({ role: "editor", isBound: true });
});

test("what is no address is not sent, and the field says so and has the focus", async () => {
  const { calls, onClose, email, type, send } = await show(({ email: to }) => invitation(to));
  type("jana@");
  send();
  expect(screen.getByText(invite.emailInvalid)).toBeTruthy();
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(email);
  type("jana@example.com");
  expect(screen.queryByText(invite.emailInvalid)).toBeNull();
  send();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.map(({ email: to }) => to)).toEqual(["jana@example.com"]);
});

test("a refusal stands at the address, the dialog stays, and a second try asks for the same invitation", async () => {
  const { calls, onClose, type, send } = await show(() => {
    throw refusal("member_exists");
  });
  type("jana@example.com");
  send();
  await screen.findByText(TEXTS.errors.member_exists);
  send();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toEqual(calls[0]);
  expect(onClose).not.toHaveBeenCalled();
  expect(shownToasts()).toEqual([]);
});

describe("several addresses", () => {
  const byEmail = async (given: string, view = membersView([member("Ada")])) => {
    const shown = await show(({ email }) => {
      if (email === "known@example.com") throw refusal("member_exists");
      return invitation(email);
    }, view);
    shown.type(given);
    return shown;
  };
  const results = () => within(screen.getByRole("list", { name: invite.results }));

  test("are each an invitation of their own, in their order, and the dialog closes", async () => {
    const { calls, onClose, send } = await byEmail("a@example.com, b@example.com\nA@example.com");
    expect(screen.getByRole("button", { name: "Send 2 invitations" })).toBeTruthy();
    send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.map(({ email }) => email)).toEqual(["a@example.com", "b@example.com"]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
    expect(shownToasts()).toEqual([["success", "2 invitations sent"]]);
  });

  test("one that fails keeps no other from its turn, and it alone is left to be sent again", async () => {
    const { calls, onClose, email, send } = await byEmail("known@example.com wrong@ b@example.com");
    send();
    await screen.findByRole("list", { name: invite.results });
    expect(
      results()
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      `known@example.com: ${TEXTS.errors.member_exists}`,
      `wrong@: ${invite.noAddress}`,
      `b@example.com: ${invite.result}`,
    ]);
    expect(calls.map(({ email: to }) => to)).toEqual(["known@example.com", "b@example.com"]);
    expect((email as HTMLTextAreaElement).value).toBe("known@example.com\nwrong@");
    expect(document.activeElement).toBe(email);
    expect(onClose).not.toHaveBeenCalled();
    send();
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[2]).toEqual(calls[0]);
  });

  test("more than there are seats are not sent, and those who are invited already take none", async () => {
    const members = Array.from({ length: 23 }, (_, n) => member(`m${n}`));
    const invited = [invitation("b@example.com"), invitation("old@example.com", { isExpired: true })];
    const view = membersView(members, { invitations: invited });
    const { calls, onClose, email, type, send } = await byEmail(
      "a@example.com b@example.com c@example.com",
      view,
    );
    await screen.findByText(/Only 1 seat is free/);
    send();
    expect(document.activeElement).toBe(email);
    type("a@example.com b@example.com");
    expect(screen.queryByText(/Only 1 seat is free/)).toBeNull();
    send();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.map(({ email: to }) => to)).toEqual(["a@example.com", "b@example.com"]);
  });

  test("Ctrl+Enter sends them, and Enter begins a line", async () => {
    const { calls, email } = await byEmail("a@example.com");
    expect(fireEvent.keyDown(email, { key: "Enter" })).toBe(true);
    expect(calls).toEqual([]);
    fireEvent.keyDown(email, { key: "Enter", ctrlKey: true });
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
