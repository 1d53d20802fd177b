import { join } from "node:path";
import { openJournal } from "../core/journal";
import type { Email } from "./email";

/** Older emails are removed. */
const MAX_EMAILS = 1_000;

/** The received emails. They outlive a restart in `dataDir`; with null they are in memory only. */
export function openMailbox(dataDir: string | null) {
  let emails: Email[] = [];
  const journal = openJournal<Email>(dataDir === null ? null : join(dataDir, "mail.jsonl"), (email) =>
    emails.push(email),
  );
  let lastId = emails.at(-1)?.id ?? 0;
  return {
    add(received: Omit<Email, "id">): void {
      const email = { ...received, id: ++lastId };
      emails.push(email);
      if (emails.length <= MAX_EMAILS * 1.1) return journal.append(email);
      emails = emails.slice(-MAX_EMAILS);
      journal.rewrite(emails);
    },
    /** Newest first; `to` is a whole address. */
    list: ({ to }: { to?: string | undefined } = {}): Email[] =>
      emails.filter((email) => to === undefined || email.to.includes(to)).reverse(),
    find: (id: number): Email | undefined => emails.find((email) => email.id === id),
    clear(): void {
      emails = [];
      lastId = 0;
      journal.rewrite(emails);
    },
    close: () => journal.close(),
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
