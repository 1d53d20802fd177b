import type { MembersView } from "@takt/domain/members/model/member-view";
import { findMentions, isMentionStart } from "@takt/domain/posts/model/find-mentions";

/** Somebody who can be mentioned in a note. */
export type Mentionable = { userId: string; name: string };
/** A name typed after an @: the index of the @, and the letters up to the cursor. */
export type MentionQuery = { at: number; typed: string };

/** The longest part of a name that is looked for. */
const MAX_TYPED = 60;

/** Returns the members whom a note of the user can mention: the others who have a name. */
export function toMentionable({ members }: Pick<MembersView, "members">): Mentionable[] {
  return members.flatMap(({ userId, name, isSelf }) => (isSelf || !name ? [] : [{ userId, name }]));
}

/** Returns the ids of those whose name stands in a text after an @; those with the same name are all mentioned. */
export function findMentioned(text: string, people: readonly Mentionable[]): string[] {
  const names = new Set(findMentions(text, people).map(({ name }) => name));
  return people.filter(({ name }) => names.has(name)).map(({ userId }) => userId);
}

/** Returns the mention that is being typed at the cursor; null where none is. */
export function readMentionQuery(text: string, cursor: number): MentionQuery | null {
  const at = text.lastIndexOf("@", cursor - 1);
  if (at === -1 || cursor - at - 1 > MAX_TYPED || !isMentionStart(text, at)) return null;
  const typed = text.slice(at + 1, cursor);
  return /^\s|\n/.test(typed) ? null : { at, typed };
}

/** Finds those of whose name a word, and what follows it, begins with what is typed. */
export function findPeople<Person extends Mentionable>(people: readonly Person[], typed: string): Person[] {
  const words = ` ${fold(typed)}`;
  return people.filter(({ name }) => ` ${fold(name)}`.includes(words));
}

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
