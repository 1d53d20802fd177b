import type { Browser } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createSampleAccount } from "@takt/domain/testing/sample/create-sample-account";
import { startBench } from "../bench/start-bench";
import { PROVIDER } from "../fixtures/provider";
import { createConnectedUser } from "../harness/create-connected-user";
import { signIn } from "../harness/sign-in";
import { uploadFile } from "../harness/upload-file";
import { waitFor } from "../harness/wait-for";
import { drawSlide } from "./draw-slide";
import type { Sample } from "./shown-screens";

const DAY_MS = 86_400_000;
const TEXTS = {
  en: {
    headline: "Leads product teams",
    slide: "Decisions that held",
    altText: "A bar chart that rises",
    justOut:
      "Out at its minute.\n\nWe plan our posts on Friday, and nobody thinks of them again until the first comment.",
  },
  de: {
    headline: "Leitet Produktteams",
    slide: "Entscheidungen, die hielten",
    altText: "Ein Balkendiagramm, das steigt",
    justOut:
      "Auf die Minute.\n\nWir planen unsere Beiträge am Freitag, und bis zum ersten Kommentar denkt niemand mehr daran.",
  },
};

/** Starts the built product with the sample account in it: one post has a picture, and one has just been published. */
export async function startSample(browser: Browser, language: "en" | "de") {
  const texts = TEXTS[language];
  const { stack, db, close } = await startBench({ ...PROVIDER, OPENAI_MODEL: "gpt-emulated" });
  const user = await createConnectedUser(db, stack.linkedin, stack.tokenKeys, {
    name: "Marie Lindqvist",
    headline: texts.headline,
    preferredLanguage: language,
    timezone: "Europe/Berlin",
    subscriptionStatus: "active",
    subscriptionPlan: "professional",
    subscriptionInterval: "year",
    subscriptionCurrency: "eur",
    subscriptionRenewsAt: new Date(Date.now() + 200 * DAY_MS),
    lastLoginAt: new Date(Date.now() - DAY_MS),
  });
  const posts = await createSampleAccount(db, user, { language });
  const cookie = await signIn(db, user.id);
  const attach = async (postId: string) => {
    const bytes = await drawSlide(browser, texts.slide);
    const id = await uploadFile(stack, cookie, { bytes, fileName: "decisions.png" });
    await db.media.update({ where: { id }, data: { postId, altText: texts.altText } });
  };
  await attach(posts.decisions!);
  // A whole minute, which the sweep before it finds: the receipt is that of a post as members schedule them.
  const soon = new Date(Math.ceil((Date.now() + 65_000) / 60_000) * 60_000);
  const { id } = await createPost(db, user, {
    content: texts.justOut,
    status: "scheduled",
    scheduledAt: soon,
  });
  await attach(id);
  const isOut = async () => (await db.post.findUniqueOrThrow({ where: { id } })).status === "published";
  await waitFor("the post that is published", isOut, 180_000);
  const sample: Sample = { posts, memberSub: user.memberSub, linkedinUrl: stack.linkedinUrl };
  return { webUrl: stack.webUrl, cookie: { ...cookie, url: stack.webUrl }, sample, close };
}
