// @vitest-environment happy-dom
import type { PostSummary, ShownAuthor } from "@takt/domain/posts/model/post-view";
import posts from "@takt/i18n/messages/en/posts.json";
import reasons from "@takt/i18n/messages/en/reasons.json";
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { FailureNote } from "./status-notes";
import { UnconfirmedQuestion } from "./unconfirmed-question";

setUpFrame();

const ADA: ShownAuthor = { name: "Ada", image: null, isSelf: false };
const FAILED = {
  id: "p",
  mayPublish: true,
  reasonDetail: null,
  attemptId: null,
  attemptedAt: null,
} as unknown as PostSummary;

async function show(note: React.ReactNode) {
  const server = ({ path }: { path: string }) =>
    path === "users.me" ? { id: "u", zone: "UTC", hourCycle: "h23", weekStart: "monday" } : [];
  const Frame = appFrame({ texts: { posts, reasons }, server });
  render(
    <Frame>
      <Suspense>
        <div data-testid="note">{note}</div>
      </Suspense>
    </Frame>,
  );
  return screen.findByTestId("note");
}

test.each([
  [null, "connection_invalid", "/auth/linkedin/start"],
  [{ ...ADA, isSelf: true }, "token_unreadable", "/auth/linkedin/start"],
  [ADA, "missed", "/app/content/edit/p"],
] as const)("under %o a post that failed by %s offers what resolves it", async (author, reason, href) => {
  const note = await show(<FailureNote post={{ ...FAILED, author, reason }} />);
  expect(note.textContent).toContain(reasons[reason].next);
  expect(note.querySelector("a")!.getAttribute("href")).toContain(href);
});

test.each(["connection_invalid", "token_unreadable"] as const)(
  "a post of another member that failed by %s says who has to reconnect, and offers no link",
  async (reason) => {
    const note = await show(<FailureNote post={{ ...FAILED, author: ADA, reason }} />);
    expect(note.textContent).toContain("Only Ada can reconnect LinkedIn. After that, choose a new time.");
    expect(note.textContent).not.toContain(reasons[reason].next);
    expect(note.querySelector("a")).toBeNull();
  },
);

test("whether a post of another member is out is asked about their profile, without a link to the reader's", async () => {
  const ask = (author: ShownAuthor | null) =>
    show(<UnconfirmedQuestion post={{ ...FAILED, author }} loading={false} onAnswer={() => {}} />);
  const note = await ask(ADA);
  expect(note.textContent).toContain("the LinkedIn profile of Ada");
  expect(note.querySelector("a")).toBeNull();
});

test("whether one's own post is out is asked with a link to one's activity", async () => {
  const note = await show(<UnconfirmedQuestion post={FAILED} loading={false} onAnswer={() => {}} />);
  expect(note.querySelector("a")!.href).toContain("linkedin.com/in/me");
});
