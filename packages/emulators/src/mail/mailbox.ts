import { join } from "node:path";
import { openJournal } from "../core/journal";
import type { Mail } from "./mail";

/** Letters kept; the oldest go. */
const KEPT = 1_000;

/** The letters that came in, kept over a restart in `dataDir`; null keeps them in memory. */
export function openMailbox(dataDir: string | null) {
  let mails: Mail[] = [];
  const journal = openJournal<Mail>(dataDir === null ? null : join(dataDir, "mail.jsonl"), (mail) =>
    mails.push(mail),
  );
  let last = mails.at(-1)?.id ?? 0;
  return {
    keep(mail: Omit<Mail, "id">): void {
      const kept = { ...mail, id: ++last };
      mails.push(kept);
      if (mails.length <= KEPT * 1.1) return journal.append(kept);
      mails = mails.slice(-KEPT);
      journal.rewrite(mails);
    },
    /** Newest first; `to` is a whole address. */
    list: ({ to }: { to?: string | undefined } = {}): Mail[] =>
      mails.filter((mail) => to === undefined || mail.to.includes(to)).reverse(),
    find: (id: number): Mail | undefined => mails.find((mail) => mail.id === id),
    clear(): void {
      mails = [];
      last = 0;
      journal.rewrite(mails);
    },
    close: () => journal.close(),
  };
}

export type Mailbox = ReturnType<typeof openMailbox>;
