// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { invitation, ME, TEXTS, workspaceAs } from "../member-view.fixture";
import { InviteDialog } from "./invite-dialog";

setUpFrame();

const { invite, roles } = TEXTS.members;

async function show(answer: (input: { email: string }) => unknown) {
  const calls: { id: string; email: string; role: string; isBound: boolean }[] = [];
  const server = ({ path, input }: { path: string; input: unknown }) => {
    if (path === "users.me") return ME;
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
