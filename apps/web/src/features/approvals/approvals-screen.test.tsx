// @vitest-environment happy-dom
import approvals from "@takt/i18n/messages/en/approvals.json";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import posts from "@takt/i18n/messages/en/posts.json";
import topics from "@takt/i18n/messages/en/topics.json";
import { render, screen } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { expect, test } from "vitest";
import { appFrame, refusal, setUpFrame } from "~/testing/app-frame";
import { WorkspaceProvider, type DocumentWorkspace } from "~/features/shared/navigation/workspace";
import { ApprovalsScreen } from "./approvals-screen";

setUpFrame();

type World = { workspace?: Partial<DocumentWorkspace>; stages?: number; waiting?: unknown };

function show({ workspace = {}, stages = 1, waiting = { posts: [], count: 0 } }: World) {
  const asked: string[] = [];
  const server = ({ path }: { path: string }) => {
    asked.push(path);
    if (path === "approvals.rules")
      return { stages: Array.from({ length: stages }, () => ({ name: "Review" })) };
    if (path === "approvals.waiting") return waiting;
    return { id: "me", zone: "Europe/Berlin", hourCycle: "h23", shortcuts: true };
  };
  const Frame = appFrame({ texts: { approvals, common, errors, posts, topics }, server });
  render(
    <NuqsTestingAdapter>
      <WorkspaceProvider workspace={{ slug: "studio", role: "owner", ...workspace }}>
        <ApprovalsScreen />
      </WorkspaceProvider>
    </NuqsTestingAdapter>,
    { wrapper: Frame },
  );
  return asked;
}

const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));

test("while nothing waits, the page says how approvals work, and leads who sets them up to the rules", async () => {
  show({});
  expect(await screen.findByText(approvals.inbox.empty.text)).toBeDefined();
  expect(links()).toEqual(["/app/w/studio/members?tab=approvals"]);
});

test("an approver, who does not set up the rules, is not led there", async () => {
  show({ workspace: { role: "approver" } });
  await screen.findByText(approvals.inbox.empty.text);
  expect(links()).toEqual([]);
});

test("where posts need no approval, the page says what it would do, and who can set it up", async () => {
  show({ stages: 0 });
  expect(await screen.findByText(approvals.inbox.unused.text)).toBeDefined();
  expect(links()).toEqual(["/app/w/studio/members?tab=approvals"]);
});

test("those who do not set it up are told who does", async () => {
  show({ stages: 0, workspace: { role: "editor" } });
  expect(await screen.findByText(approvals.inbox.unused.textOther)).toBeDefined();
  expect(links()).toEqual([]);
});

test("a member whose role approves nothing is led to their own posts, and nothing else is asked for", async () => {
  const asked = show({ workspace: { role: "editor" } });
  expect(await screen.findByText(approvals.inbox.forbidden.text)).toBeDefined();
  expect(links()).toEqual(["/app/w/studio/posts?whose=mine"]);
  expect(asked).not.toContain("approvals.waiting");
});

test("in the personal workspace the page says what approvals are for", async () => {
  show({ stages: 0, workspace: { slug: null } });
  expect(await screen.findByText(approvals.inbox.personal.text)).toBeDefined();
  expect(links()).toEqual(["/app/members"]);
});

test("what could not be loaded is said, and can be tried again", async () => {
  show({ waiting: Promise.reject(refusal("act_forbidden")) });
  expect(await screen.findByText(approvals.inbox.loadFailed)).toBeDefined();
  expect(screen.getByRole("button", { name: common.retry })).toBeDefined();
});
