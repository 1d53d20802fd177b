// @vitest-environment happy-dom
import posts from "@takt/i18n/messages/en/posts.json";
import { render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, test } from "vitest";
import { appFrame, setUpFrame } from "~/testing/app-frame";
import { ReceiptStepsList } from "./receipt-steps-list";

setUpFrame();

const ME = { id: "u", zone: "Europe/Berlin", hourCycle: "h23" };
const at = (ms: number) => new Date(Date.UTC(2026, 10, 27, 8, 0, 0, ms));

test("each step has its time to the millisecond, and the lateness of the post is said; what has no time has none", async () => {
  const wrapper = appFrame({
    texts: { posts },
    server: ({ path }) => (path === "users.me" ? ME : null),
  });
  const steps = [
    { key: "due", at: at(0) },
    { key: "tried", at: at(200), count: 2 },
    { key: "once", at: at(125_064), lateMs: 125_064 },
    { key: "affirmed", at: null },
  ] as const;
  render(
    <Suspense>
      <ReceiptStepsList steps={steps} />
    </Suspense>,
    { wrapper },
  );
  const items = await screen.findAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Due09:00:00.000",
    "Tried 2 times before, not taken09:00:00.200",
    "Sent, once2 minutes late09:02:05.064",
    "You said it is there",
  ]);
});
