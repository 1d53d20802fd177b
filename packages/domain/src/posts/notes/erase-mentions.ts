import type { Prisma } from "@takt/db/generated/prisma/client";
import { splitAtMentions } from "../model/find-mentions";

/** The mention of a user whose account is gone, in the language of the note's writer. */
const FORMER_MEMBER = { en: "@former member", de: "@ehemaliges Mitglied" } as const;
/** Notes that are read at once. */
const BATCH_SIZE = 200;

/**
 * Takes the name of a user out of the notes that mention them, in whichever workspace. The words around it stay, and so does a name
 * that somebody typed without mentioning anybody, or that another member who is mentioned has too.
 */
export async function eraseMentions(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  for (;;) {
    const notes = await tx.postNote.findMany({
      where: { mentions: { some: { userId } } },
      select: {
        id: true,
        text: true,
        user: { select: { preferredLanguage: true } },
        mentions: { select: { userId: true, name: true } },
      },
      take: BATCH_SIZE,
    });
    if (notes.length === 0) return;
    for (const { id, user, ...note } of notes) {
      const text = withoutName(note, userId, user?.preferredLanguage === "de" ? "de" : "en");
      if (text !== note.text) await tx.postNote.update({ where: { id }, data: { text } });
    }
    const noteId = { in: notes.map(({ id }) => id) };
    await tx.noteMention.deleteMany({ where: { userId, noteId } });
  }
}

type Mentioning = { text: string; mentions: { userId: string; name: string }[] };

function withoutName({ text, mentions }: Mentioning, userId: string, locale: keyof typeof FORMER_MEMBER) {
  const named = mentions.filter(({ name }) => name !== "");
  const gone = named.find((one) => one.userId === userId)?.name;
  if (gone === undefined || named.some((one) => one.userId !== userId && one.name === gone)) return text;
  return splitAtMentions(text, named)
    .map((part) => (part.isMention && part.text === `@${gone}` ? FORMER_MEMBER[locale] : part.text))
    .join("");
}
