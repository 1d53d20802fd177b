// @vitest-environment happy-dom
import type { PostView } from "@takt/domain/posts/model/post-view";
import type { ReviewLinkView } from "@takt/domain/posts/model/review-view";
import type { Role } from "@takt/domain/shared/actor";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import reviews from "@takt/i18n/messages/en/reviews.json";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { WorkspaceProvider } from "~/features/shared/navigation/workspace";
import { appFrame, refusal, setUpFrame } from "~/testing/app-frame";
import { ShareButton } from "./parts/share-button";

setUpFrame();

const { share, links: texts } = reviews;
const TOKEN = "t".repeat(43);
const ME = { id: "u", zone: "Europe/Berlin", hourCycle: "auto", locale: "en" };
const APPROVAL = { state: "requested" } as PostView["approval"];
const link = (changes: Partial<ReviewLinkView> = {}): ReviewLinkView => ({
  id: "l",
  name: "Grace",
  mayApprove: false,
  by: "Ada",
  createdAt: new Date("2026-11-20T08:00:00Z"),
  expiresAt: new Date("2026-11-27T08:00:00Z"),
  openedAt: null,
  state: "open",
  ...changes,
});

type Call = { path: string; input: unknown };
type Options = {
  role?: Role;
  slug?: string | null;
  isReadOnly?: boolean;
  approval?: PostView["approval"];
  links?: ReviewLinkView[];
  answer?: (path: string) => unknown;
};

function show({ role = "owner", slug = "studio", isReadOnly, approval = APPROVAL, ...rest }: Options = {}) {
  const { links = [], answer = () => ({ token: TOKEN, links: [link()] }) } = rest;
  const calls: Call[] = [];
  const server = ({ path, input }: Call) => {
    if (path === "users.me") return ME;
    if (path === "reviewLinks.list") return links;
    calls.push({ path, input });
    return answer(path);
  };
  render(
    <WorkspaceProvider workspace={{ slug, role, ...(isReadOnly && { isReadOnly }) }}>
      <Suspense>
        <ShareButton post={{ id: "p", approval, deletedAt: null }} />
      </Suspense>
    </WorkspaceProvider>,
    { wrapper: appFrame({ texts: { common, errors, reviews }, server }) },
  );
  return { calls };
}

async function open() {
  fireEvent.click(screen.getByRole("button", { name: share.open }));
  return within(await screen.findByRole("dialog"));
}

test.each([
  ["a viewer", { role: "viewer" }],
  ["a personal workspace", { slug: null }],
  ["a workspace whose plan has ended", { isReadOnly: true }],
] satisfies [string, Options][])("%s is offered no review link", (_title, options) => {
  show(options);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a link is for a week and approves nothing unless it is chosen, and its address is shown with a button to copy it", async () => {
  const { calls } = show();
  const dialog = await open();
  fireEvent.change(await dialog.findByRole("textbox", { name: share.name }), {
    target: { value: " Grace " },
  });
  fireEvent.click(dialog.getByRole("button", { name: share.create }));
  const address = await dialog.findByRole<HTMLInputElement>("textbox", { name: "Review link for Grace" });
  expect(address.value).toBe(`${window.location.origin}/review/${TOKEN}`);
  expect(document.activeElement).toBe(address);
  expect(dialog.getByText(share.once)).toBeTruthy();
  expect(dialog.getByRole("button", { name: share.copy })).toBeTruthy();
  expect(calls).toEqual([
    { path: "reviewLinks.create", input: { postId: "p", name: "Grace", days: 7, mayApprove: false } },
  ]);
});

test.each([
  ["an editor, who approves nothing", { role: "editor" }],
  ["a post of a workspace without approvals", { approval: null }],
] satisfies [string, Options][])("%s has no guests who approve", async (_title, options) => {
  show(options);
  const dialog = await open();
  expect(await dialog.findByRole("textbox", { name: share.name })).toBeTruthy();
  expect(dialog.queryByRole("checkbox")).toBeNull();
});

test("a link without a name is not made, and what the server refuses stands at the field", async () => {
  const { calls } = show({
    answer: () => {
      throw refusal("review_links_full");
    },
  });
  const dialog = await open();
  const name = await dialog.findByRole("textbox", { name: share.name });
  fireEvent.click(dialog.getByRole("button", { name: share.create }));
  expect(dialog.getByText(share.nameMissing)).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(name, { target: { value: "Grace" } });
  fireEvent.click(dialog.getByRole("button", { name: share.create }));
  expect(await dialog.findByText(errors.review_links_full)).toBeTruthy();
});

test("the list says of each link for whom, by whom and whether it works, and one that works is revoked after a question", async () => {
  const revoked = [link({ state: "revoked" }), link({ id: "m", name: "Max", state: "expired" })];
  const { calls } = show({
    links: [
      link({ mayApprove: true, openedAt: new Date("2026-11-21T08:00:00Z") }),
      link({ id: "m", name: "Max", state: "expired" }),
    ],
    answer: () => revoked,
  });
  const dialog = await open();
  const rows = await dialog.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "GraceOpenby Adauntil Fri, 27 Nov 2026, 09:00last opened Sat, 21 Nov 2026, 09:00May approveRevoke",
    "MaxExpiredby Adanot opened yet",
  ]);
  fireEvent.click(dialog.getByRole("button", { name: "Revoke the link for Grace" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(calls).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: texts.revoke }));
  await waitFor(() => expect(calls).toEqual([{ path: "reviewLinks.revoke", input: { id: "l" } }]));
  await waitFor(() => expect(dialog.queryByRole("button", { name: "Revoke the link for Grace" })).toBeNull());
});
