import { LINK_CARD_LIMITS } from "@takt/domain/posts/model/link-card";
import { POLL_DURATIONS, POLL_LIMITS } from "@takt/domain/posts/model/poll";
import type { PublishableContent } from "@takt/domain/posts/ports/publisher";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { JANA } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { beforeEach, expect, test } from "vitest";
import { createLinkedInPublisher } from "./linkedin-publisher";
import { captureLog } from "./testing/capture-log";
import { inMemoryFile } from "./testing/in-memory-file";
import { inMemoryProgress } from "./testing/in-memory-progress";

const linkedin = useHarness();
beforeEach(() => linkedin.control.settings({ imageProcessingMs: 0 }));

const publisher = () =>
  createLinkedInPublisher({
    apiUrl: linkedin.url,
    wwwUrl: linkedin.url,
    versions: ["202610"],
    log: captureLog().log,
  });

/** Creates a post and returns its content on LinkedIn. */
async function publish(content: PublishableContent, text = "See (this)") {
  const { create, request } = publisher();
  const outcome = await create(request({ text, visibility: "PUBLIC", content }, JANA), linkedin.token);
  expect(outcome).toMatchObject({ kind: "created" });
  const { posts } = await linkedin.control.state<{ posts: { content: unknown; published: string }[] }>();
  expect(posts.at(-1)!.published).toBe(text);
  return posts.at(-1)!.content;
}

test("a link card of the longest texts, with an image, is on LinkedIn as it was given", async () => {
  const file = inMemoryFile("image", sampleMedia.png(1200, 627), "image/png");
  const uploaded = await publisher().upload(file, JANA, linkedin.token, inMemoryProgress());
  const { urn: thumbnail } = uploaded as { urn: string };
  const card = {
    source: `https://a.example/${"x".repeat(LINK_CARD_LIMITS.sourceLength - 18)}`,
    title: "(T_".padEnd(LINK_CARD_LIMITS.titleLength, "ü"),
    description: "#d\\".padEnd(LINK_CARD_LIMITS.descriptionLength, "ß"),
    thumbnail,
  };
  expect(await publish({ kind: "article", ...card })).toEqual({ article: card });
});

test("a link card needs neither an image nor a text", async () => {
  const card = { source: "https://a.example/", title: "Title" };
  const content = await publish({ kind: "article", ...card, description: "", thumbnail: null }, "");
  expect(content).toEqual({ article: card });
});

test.each(POLL_DURATIONS)(
  "a poll of %s is on LinkedIn with its longest answers in order",
  async (duration) => {
    const question = "Q?".padEnd(POLL_LIMITS.questionLength, "ä");
    const options = ["a", "b", "c", "(d_"].map((text) => text.padEnd(POLL_LIMITS.optionLength, "ö"));
    expect(await publish({ kind: "poll", question, options, duration })).toEqual({
      poll: { question, options: options.map((text) => ({ text })), settings: { duration } },
    });
  },
);
