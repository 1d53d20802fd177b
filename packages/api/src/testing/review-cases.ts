import { v7 } from "uuid";
import { NOTE_CASES, NOTE_KEYS, THREAD_KEYS } from "./note-cases";
import type { ProcedureCase } from "./procedure-case";

const split = (text: string) => text.split(/\s+/);
const LINK = split("id name mayApprove by createdAt expiresAt openedAt state");

/**
 * How the tests that walk the whole router call the procedures of notes and review links.
 * @param post the keys of a post
 */
export const reviewCases = (post: readonly string[]): Record<string, ProcedureCase> => {
  const REVIEWED = split(
    `version status content hashtags visibility linkCard poll firstComment scheduledAt scheduledZone publishedAt linkedinUrl media
     author author.name author.headline author.image`,
  ).concat(post.filter((key) => key.startsWith("media[].")));
  const REVIEW = [
    ...split(
      `workspace name expiresAt post approval threads approval.state approval.hash approval.mayApprove
       brand brand.name brand.primaryColor brand.secondaryColor brand.footer brand.poweredBy brand.logo`,
    ),
    ...REVIEWED.map((key) => `post.${key}`),
  ];
  const threads = (keys: readonly string[]) => REVIEW.concat(keys.map((key) => `threads[].${key}`));
  const decision = { guestName: "Grace", note: "Fine" };
  return {
    ...NOTE_CASES,
    "reviewLinks.list": {
      within: "team",
      input: ({ waiting }) => ({ postId: waiting.id }),
      output: LINK.map((key) => `[].${key}`),
    },
    "reviewLinks.create": {
      within: "team",
      plan: "enterprise",
      input: ({ waiting }) => ({ postId: waiting.id, name: "Grace", days: 7, mayApprove: false }),
      output: ["token", "links", ...LINK.map((key) => `links[].${key}`)],
    },
    "reviewLinks.revoke": {
      within: "team",
      input: ({ reviewLink }) => ({ id: reviewLink.id }),
      output: LINK.map((key) => `[].${key}`),
    },
    "reviews.open": {
      guest: true,
      plan: "enterprise",
      input: ({ reviewLink: { token } }) => ({ token }),
      output: threads([]),
    },
    "reviews.writeNote": {
      guest: true,
      plan: "enterprise",
      input: ({ reviewLink: { token } }) => ({
        token,
        id: v7(),
        threadId: null,
        guestName: "Grace",
        text: "Is this so?",
        quote: { text: "post", before: "A ", after: "", at: 2 },
      }),
      nullable: ["threadId", "quote"],
      output: threads([...THREAD_KEYS, ...NOTE_KEYS]),
    },
    "reviews.approve": {
      guest: true,
      plan: "enterprise",
      input: ({ reviewLink: { token }, waiting: { version, hash } }) => ({
        ...decision,
        token,
        version,
        hash,
      }),
      output: threads([]),
    },
    "reviews.requestChanges": {
      guest: true,
      plan: "enterprise",
      input: ({ reviewLink: { token }, waiting: { version } }) => ({ ...decision, token, version }),
      output: threads([]),
    },
  };
};
