// @vitest-environment happy-dom
import type { ApiKeyView } from "@takt/domain/api-keys/model/api-key-view";
import apiKeys from "@takt/i18n/messages/en/api-keys.json";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { type DocumentWorkspace, WorkspaceProvider } from "~/features/shared/navigation/workspace";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { ApiKeysScreen } from "./api-keys-screen";

setUpFrame();

const { create, made, none, plan, revoke, rotate, scopes } = apiKeys;
const ORIGIN = "https://takt.example";
const TOKEN = `takt_live_${"a".repeat(46)}wxyz`;
const ME = { id: "u", zone: "Europe/Berlin", hourCycle: "h23", locale: "en" };
const TEAM: DocumentWorkspace = { slug: "studio", role: "owner" };

const apiKey = (name: string, changes: Partial<ApiKeyView> = {}): ApiKeyView => ({
  id: name,
  name,
  hint: "1a2b",
  scopes: ["posts:read", "posts:publish"],
  by: { name: "Ada", isSelf: true },
  createdAt: new Date("2026-11-20T08:00:00Z"),
  expiresAt: new Date("2126-11-27T08:00:00Z"),
  rotatedAt: null,
  lastUsedOn: null,
  lastUsedFrom: null,
  state: "open",
  ...changes,
});

type Call = { path: string; input: unknown };
type Options = {
  keys?: ApiKeyView[];
  workspace?: DocumentWorkspace;
  ownPlan?: string;
  answer?: (path: string) => unknown;
};

/** Renders the screen; returns the changes that were sent. */
async function show({ keys = [], workspace = TEAM, ownPlan = "free", answer }: Options = {}) {
  const calls: Call[] = [];
  const server = ({ path, input }: Call) => {
    if (path === "users.me") return ME;
    if (path === "plans.usage") return { plan: ownPlan };
    if (path === "apiKeys.list") return keys;
    calls.push({ path, input });
    return answer?.(path);
  };
  render(
    <WorkspaceProvider workspace={workspace}>
      <Suspense>
        <ApiKeysScreen workspace={{ name: "Studio", slug: workspace.slug }} origin={ORIGIN} />
      </Suspense>
    </WorkspaceProvider>,
    { wrapper: appFrame({ texts: { "api-keys": apiKeys, common, errors }, server }) },
  );
  const heading = await screen.findByRole("heading", { level: 2, name: /^API keys of / });
  return { calls, heading };
}

const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => fireEvent.click(await button(name));
const rowTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("each key says what it may do, by whom it is, until when it works and when it last did; those that have ended are apart", async () => {
  const { heading } = await show({
    keys: [
      apiKey("Report", { lastUsedOn: "2026-11-29", lastUsedFrom: "ipv6" }),
      apiKey("Old", { rotatedAt: new Date("2026-11-30T08:00:00Z"), by: { name: "Ben", isSelf: false } }),
      apiKey("Ben’s", { by: { name: null, isSelf: false } }),
      apiKey("Gone", { state: "revoked", lastUsedOn: "2026-11-01" }),
      apiKey("Past", { state: "expired", expiresAt: new Date("2026-11-27T08:00:00Z") }),
    ],
  });
  expect(heading.textContent).toBe("API keys of Studio");
  const list = await screen.findByRole("list", { name: apiKeys.list });
  await waitFor(() => expect(list.textContent).toContain("expires in"));
  expect(rowTexts(list).map((text) => text?.replace(/in [\d,]+ months/, "in … months"))).toEqual([
    "Report…1a2bActiveRead posts · Publish postscreated by you on Fri, 20 Nov 2026expires in … months (Wed, 27 Nov 2126)last used on 29 Nov 2026 (over IPv6)RotateRevoke",
    "Old…1a2bReplacedRead posts · Publish postscreated by Ben on Fri, 20 Nov 2026still works until Wed, 27 Nov 2126, 09:00never usedRevoke",
    "Ben’s…1a2bActiveRead posts · Publish postscreated on Fri, 20 Nov 2026expires in … months (Wed, 27 Nov 2126)never usedRevoke",
  ]);
  const ended = screen.getByRole("group");
  expect(within(ended).getByText("Ended keys (2)")).toBeTruthy();
  expect(rowTexts(ended)).toEqual([
    "Gone…1a2bRevokedRead posts · Publish postscreated by you on Fri, 20 Nov 2026last used on 1 Nov 2026",
    "Past…1a2bExpiredRead posts · Publish postscreated by you on Fri, 20 Nov 2026expired on Fri, 27 Nov 2026never used",
  ]);
});

test("without a key the screen says what one is for, with a request to try", async () => {
  await show();
  expect(await screen.findByText(none.text)).toBeTruthy();
  expect(screen.getByText(`curl -H "Authorization: Bearer takt_live_…" ${ORIGIN}/api/v1/me`)).toBeTruthy();
});

test.each([
  ["an owner is shown the plans", { slug: null, role: "owner" }, plan.text, 1],
  ["the owner of a team is shown the plans", { ...TEAM, isReadOnly: true }, plan.text, 1],
  [
    "an admin reads that it is for the owner",
    { ...TEAM, role: "admin", isReadOnly: true },
    plan.textMember,
    0,
  ],
] satisfies [string, DocumentWorkspace, string, number][])(
  "without the plan %s, and a key can still be revoked",
  async (_title, workspace, text, links) => {
    await show({ workspace, keys: [apiKey("Report")] });
    expect(await button("Revoke the key Report")).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      Array(links).fill("/app/user/subscription"),
    );
    const names = screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual(["Revoke the key Report"]);
  },
);

test("whose own plan is Enterprise makes keys of the personal workspace", async () => {
  const { heading } = await show({ workspace: { slug: null, role: "owner" }, ownPlan: "enterprise" });
  expect(heading.textContent).toBe(apiKeys.headingPersonal);
  expect(await button(create.open)).toBeTruthy();
});

test("a key may read posts for 90 days unless something else is chosen; it is shown with the question whether it is stored", async () => {
  const { calls, heading } = await show({
    answer: () => ({ token: TOKEN, keys: [apiKey("Report", { hint: "wxyz" })] }),
  });
  await press(create.open);
  const dialog = within(await screen.findByRole("dialog", { name: create.title }));
  fireEvent.change(dialog.getByRole("textbox", { name: create.name }), { target: { value: " Report " } });
  fireEvent.click(dialog.getByRole("checkbox", { name: scopes.postsWrite.name }));
  fireEvent.click(dialog.getByRole("button", { name: create.action }));
  const field = await dialog.findByRole<HTMLInputElement>("textbox", { name: "API key for Report" });
  expect(calls).toEqual([
    {
      path: "apiKeys.create",
      input: { name: "Report", scopes: ["posts:read", "posts:write"], days: 90 },
    },
  ]);
  expect(field.value).toBe(TOKEN);
  expect(document.activeElement).toBe(field);
  expect(dialog.getByText(`curl -H "Authorization: Bearer ${TOKEN}" ${ORIGIN}/api/v1/me`)).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: common.close }));
  const question = await screen.findByRole("alertdialog", { name: made.question });
  fireEvent.click(within(question).getByRole("button", { name: made.back }));
  expect(screen.getByDisplayValue(TOKEN)).toBeTruthy();
  await press(made.stored);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByDisplayValue(TOKEN)).toBeNull();
  expect(screen.getByText("…wxyz")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("a key that the browser does not copy stays selected, to be copied by hand", async () => {
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  writeText.mockRejectedValueOnce(new Error("forbidden"));
  await show({ answer: () => ({ token: TOKEN, keys: [apiKey("Report")] }) });
  await press(create.open);
  fireEvent.change(await screen.findByRole("textbox", { name: create.name }), {
    target: { value: "Report" },
  });
  await press(create.action);
  await press(made.copy);
  await waitFor(() => expect(shownToasts()).toEqual([["error", made.copyFailed]]));
  await press(made.copy);
  await waitFor(() => expect(shownToasts()).toContainEqual(["success", made.copied]));
  expect(writeText.mock.calls).toEqual([[TOKEN], [TOKEN]]);
  writeText.mockRestore();
});

test("a key without a name, or one that may do nothing, is not made, and each is said at its place", async () => {
  const { calls } = await show();
  await press(create.open);
  const name = await screen.findByRole("textbox", { name: create.name });
  await press(create.action);
  expect(screen.getByText(create.nameMissing)).toBeTruthy();
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: "Report" } });
  expect(screen.queryByText(create.nameMissing)).toBeNull();
  fireEvent.click(screen.getByRole("checkbox", { name: scopes.postsRead.name }));
  await press(create.action);
  expect(screen.getByText(create.scopesMissing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole("checkbox")[0]);
  expect(calls).toEqual([]);
});

test.each([
  ["the plan has ended", "api_needs_plan", errors.api_needs_plan, 1],
  ["the workspace has all its keys", "api_keys_full", errors.api_keys_full.replace("{{max}}", ""), 0],
])("when %s, the dialog stays and says so", async (_title, code, text, links) => {
  await show({
    answer: () => {
      throw refusal(code);
    },
  });
  await press(create.open);
  fireEvent.change(await screen.findByRole("textbox", { name: create.name }), {
    target: { value: "Report" },
  });
  await press(create.action);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent.replace(/\{\{max\}\}|\d+/, "")).toContain(text);
  expect(within(alert).queryAllByRole("link", { name: errors.links.plans })).toHaveLength(links);
  expect(screen.getByDisplayValue("Report")).toBeTruthy();
});

test("a key is rotated after a word about the old one, which stays in the list; its place is the new one’s", async () => {
  const rotated = apiKey("Report", { id: "old", rotatedAt: new Date("2026-11-30T08:00:00Z") });
  const { calls, heading } = await show({
    keys: [apiKey("Report")],
    answer: () => ({ token: TOKEN, keys: [apiKey("Report", { id: "new", hint: "wxyz" }), rotated] }),
  });
  await press("Rotate the key Report");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("heading").textContent).toBe("Rotate the key “Report”?");
  expect(dialog.getByText(/still works for 24 hours/)).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: rotate.action }));
  expect(await screen.findByDisplayValue(TOKEN)).toBeTruthy();
  expect(calls).toEqual([{ path: "apiKeys.rotate", input: { id: "Report" } }]);
  await press(made.stored);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getAllByRole("button", { name: "Rotate the key Report" })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "Revoke the key Report" })).toHaveLength(2);
});

test("a key that expires sooner than a day works until then, also when it is rotated", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T08:00:00Z") });
  try {
    await show({ keys: [apiKey("Report", { expiresAt: new Date("2026-11-30T18:00:00Z") })] });
    await press("Rotate the key Report");
    expect(await screen.findByText(/until it expires: Mon, 30 Nov 2026, 19:00\./)).toBeTruthy();
  } finally {
    vi.useRealTimers();
  }
});

test("a key is revoked after a question, at once in the list; one that was not is back and says why", async () => {
  let fail = (_error: Error): void => undefined;
  const { calls, heading } = await show({
    keys: [apiKey("Report")],
    answer: () => new Promise((_resolve, reject) => (fail = reject)),
  });
  await press("Revoke the key Report");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByRole("heading").textContent).toBe("Revoke the key “Report”?");
  expect(question.getByText(revoke.text)).toBeTruthy();
  expect(question.getByText(/^Key …/).textContent).toBe("Key …1a2b, never used");
  expect(calls).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: revoke.action }));
  await waitFor(() => expect(screen.getByText("Ended keys (1)")).toBeTruthy());
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await waitFor(() => expect(calls).toEqual([{ path: "apiKeys.revoke", input: { id: "Report" } }]));
  fail(refusal("rate_exceeded"));
  expect(await button("Revoke the key Report")).toBeTruthy();
  expect(shownToasts().map(([tone, title]) => [tone, title])).toEqual([["error", revoke.failed]]);
});
