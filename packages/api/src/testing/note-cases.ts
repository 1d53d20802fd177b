import { v7 } from "uuid";
import type { ProcedureCase } from "./procedure-case";

const split = (text: string) => text.split(/\s+/);
/** The keys of a note whose writer is known. */
export const NOTE_KEYS = split(
  "id by isSelf text at editedAt isDeleted mentions by.name by.image by.isGuest",
);
/** Those that a thread about a place has besides. */
export const THREAD_KEYS = split("quote resolved answers quote.text quote.before quote.after quote.at");
const NOTE = [...NOTE_KEYS, "mentions[].userId", "mentions[].name"];
const THREAD = [
  ...NOTE,
  ...THREAD_KEYS,
  "resolved.at",
  "resolved.by",
  ...NOTE.map((key) => `answers[].${key}`),
];
const NOTES = ["threads", "mayWrite", ...THREAD.map((key) => `threads[].${key}`)];

/** How the tests that walk the whole router call the procedures of notes, and the one that says who has a post open. */
export const NOTE_CASES: Record<string, ProcedureCase> = {
  "posts.setEditing": {
    within: "team",
    plan: "enterprise",
    input: ({ approved }) => ({ id: approved.id, isOpen: true }),
    output: split("userId name image").map((key) => `[].${key}`),
  },
  "notes.list": { within: "team", input: ({ approved }) => ({ postId: approved.id }), output: NOTES },
  "notes.write": {
    within: "team",
    plan: "enterprise",
    input: ({ approved, teammate }) => ({
      id: v7(),
      postId: approved.id,
      threadId: null,
      text: "Is this so?",
      quote: { text: "post", before: "A ", after: "", at: 2 },
      mentions: [teammate.id],
    }),
    nullable: ["threadId", "quote"],
    output: NOTES,
  },
  "notes.edit": {
    within: "team",
    plan: "enterprise",
    input: ({ note, user }) => ({ id: note.id, text: "Shorter, please?", mentions: [user.id] }),
    output: NOTES,
  },
  "notes.delete": {
    within: "team",
    plan: "enterprise",
    input: ({ answer }) => ({ id: answer.id }),
    output: NOTES,
  },
  "notes.setThreadState": {
    within: "team",
    plan: "enterprise",
    input: ({ note }) => ({ id: note.id, isResolved: true }),
    output: NOTES,
  },
};
