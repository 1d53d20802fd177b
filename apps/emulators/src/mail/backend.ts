import { join } from "node:path";
import { createClock } from "../core/clock";
import { openJournal } from "../core/journal";
import type { Email } from "./model/email";

/** Older emails are removed. */
const MAX_EMAILS = 1_000;

export type Backend = ReturnType<typeof createBackend>;

/** The received emails. They outlive a restart in `dataDir`; with null they are in memory only. */
export function createBackend({ dataDir }: { dataDir: string | null }) {
  const clock = createClock();
  let emails: Email[] = [];
  const journal = openJournal<Email>(dataDir === null ? null : join(dataDir, "mail.jsonl"), (email) =>
    emails.push(email),
  );
  let lastId = emails.at(-1)?.id ?? 0;
  return {
    clock,
    addEmail(received: Omit<Email, "id" | "at">): void {
      const email = { ...received, at: clock.now(), id: ++lastId };
      emails.push(email);
      if (emails.length <= MAX_EMAILS * 1.1) return journal.append(email);
      emails = emails.slice(-MAX_EMAILS);
      journal.rewrite(emails);
    },
    /** Newest first; `to` is a whole address. */
    listEmails: ({ to }: { to?: string | undefined } = {}): Email[] =>
      emails.filter((email) => to === undefined || email.to.includes(to)).reverse(),
    findEmail: (id: number): Email | undefined => emails.find((email) => email.id === id),
    reset(): void {
      emails = [];
      lastId = 0;
      journal.rewrite(emails);
    },
    close: () => journal.close(),
  };
}
