// @vitest-environment happy-dom
import { NO_BRAND } from "@takt/domain/brand/model/brand-view";
import type { PostMedia } from "@takt/domain/media/model/post-media";
import type { ReviewView } from "@takt/domain/posts/model/review-view";
import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import media from "@takt/i18n/messages/en/media.json";
import posts from "@takt/i18n/messages/en/posts.json";
import reviews from "@takt/i18n/messages/en/reviews.json";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { appFrame, refusal, setUpFrame, shownToasts } from "~/testing/app-frame";
import { ReviewScreen } from "./review-screen";

setUpFrame();
beforeEach(() => sessionStorage.clear());

const { guest: text } = reviews;
const TOKEN = "x".repeat(43);
const HASH = "a".repeat(64);
const REVIEW: ReviewView = {
  workspace: "Studio Nord",
  brand: NO_BRAND,
  name: "Müller GmbH",
  expiresAt: new Date("2099-12-02T10:30:00Z"),
  post: {
    version: 3,
    status: "scheduled",
    content: "Four days a week",
    hashtags: [],
    visibility: "PUBLIC",
    linkCard: null,
    poll: null,
    firstComment: "",
    scheduledAt: new Date("2099-11-27T08:00:00Z"),
    scheduledZone: "Europe/Berlin",
    publishedAt: null,
    linkedinUrl: null,
    media: [],
    author: { name: "Ada", headline: "Engineer", image: "/api/picture?user=a" },
  },
  approval: { state: "requested", hash: HASH, mayApprove: true },
  threads: [],
};

type Call = { path: string; input: unknown };

function show(changes: Partial<ReviewView> = {}, answer: (path: string) => unknown = () => REVIEW) {
  const calls: Call[] = [];
  const server = ({ path, input }: Call) => {
    calls.push({ path, input });
    return answer(path);
  };
  render(<ReviewScreen token={TOKEN} review={{ ...REVIEW, ...changes }} />, {
    wrapper: appFrame({ texts: { common, errors, media, posts, reviews }, server }),
  });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });
  const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  return { calls, type, click };
}

const facts = () =>
  [...document.querySelectorAll("dl > div")].map((row) => [...row.children].map((one) => one.textContent));

test("a guest is asked by the name of the brand, where the workspace has one", () => {
  show({ brand: { ...NO_BRAND, name: "Nordlicht" } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Nordlicht asks you to review a post");
  expect(document.body.textContent).not.toContain("Studio Nord");
});

test("a guest reads who asks, the post, and the receipt of what will go out; no call is made for it", () => {
  const { calls } = show();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Studio Nord asks you to review a post");
  expect(screen.getByTestId("preview-text").textContent).toBe("Four days a week");
  expect(screen.getByText("Engineer")).toBeTruthy();
  expect(facts()).toEqual([
    ["When", "Fri, 27 Nov 2099, 09:00 (Europe/Berlin)"],
    ["Under the name of", "Ada"],
    ["Seen by", "Anyone"],
    ["With it", "Text only"],
    ["First comment", "None"],
    ["Approval", "Waiting"],
  ]);
  // The picture of a member is for members.
  expect(document.querySelectorAll("img")).toHaveLength(0);
  expect(calls).toEqual([]);
});

test("pictures are asked for by the token of the link", () => {
  const picture = { id: "m", kind: "image", fileName: "a.png", bytes: 1, altText: "A chart", title: "" };
  show({ post: { ...REVIEW.post, media: [picture as PostMedia] } });
  expect(screen.getByRole("img", { name: "A chart" }).getAttribute("src")).toBe(
    `/api/review/${TOKEN}/media/m`,
  );
  expect(facts()[3]).toEqual(["With it", "1 picture"]);
});

test("an approval is of the version and the hash that were shown, under the typed name, and says what comes next", async () => {
  const approved = { ...REVIEW, approval: { state: "approved", hash: HASH, mayApprove: false } } as const;
  const { calls, type, click } = show({}, () => approved);
  type(text.answer.name, " Erika ");
  click(text.answer.approve);
  await screen.findByText(text.done.approved);
  expect(calls).toEqual([
    {
      path: "reviews.approve",
      input: { token: TOKEN, guestName: "Erika", note: "", version: 3, hash: HASH },
    },
  ]);
  const result = screen.getByText(text.done.approved).closest("[role=status]");
  expect(result?.textContent).toContain("It goes out Fri, 27 Nov 2099, 09:00.");
  expect(document.activeElement).toBe(result);
  expect(screen.queryByRole("button", { name: text.answer.approve })).toBeNull();
});

test("nothing is sent without a name, and no request for changes without a note", () => {
  const { calls, type, click } = show();
  click(text.answer.approve);
  expect(screen.getByText(text.answer.nameMissing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: text.answer.name }));
  type(text.answer.name, "Erika");
  click(text.answer.changes);
  expect(screen.getByText(text.answer.noteMissing)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: text.answer.note }));
  click(text.answer.sendOnly);
  expect(screen.getByText(text.answer.textMissing)).toBeTruthy();
  expect(calls).toEqual([]);
});

test("a post that has changed is said to have, without a toast, and what was typed stays", async () => {
  const { type, click } = show({}, () => {
    throw refusal("post_changed");
  });
  type(text.answer.name, "Erika");
  type(text.answer.note, "Fine");
  click(text.answer.approve);
  await screen.findByText(text.changedTitle);
  expect(shownToasts()).toEqual([]);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: text.answer.note }).value).toBe("Fine");
});

test("a second try of the same note is the same note, and a sent one clears the field", async () => {
  let isLost = true;
  const { calls, type, click } = show({ approval: null }, () => {
    if (isLost) throw new Error("lost");
    return { ...REVIEW, approval: null };
  });
  type(text.answer.name, "Erika");
  type(text.answer.note, "Which ones?");
  click(text.answer.send);
  await waitFor(() => expect(shownToasts()).toHaveLength(1));
  isLost = false;
  click(text.answer.send);
  const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: text.answer.note });
  await waitFor(() => expect(field.value).toBe(""));
  const [first, second] = calls.map(({ input }) => input as { id: string; quote: null });
  expect(first).toEqual(second);
  expect(first).toMatchObject({ guestName: "Erika", text: "Which ones?", threadId: null, quote: null });
});
