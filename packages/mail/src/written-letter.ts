/** A letter in words, before it is text or HTML. No part is escaped: the two writers do that. */
export type WrittenLetter = {
  subject: string;
  greeting: string;
  /** The first one says what happened. */
  paragraphs: string[];
  /** The post's own words, LinkedIn's own words: somebody else's, shown apart. */
  quotes?: { label: string; text: string }[];
  links?: { text: string; note: string | null; url: string }[];
  action: { label: string; url: string };
  /** Why one gets it. */
  why: string;
  /** Where to switch it off; none for letters to the provider. */
  settings?: { label: string; url: string };
};
