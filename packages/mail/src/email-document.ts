import type { DocumentBrand } from "./document-brand";

/** The content of an email, before it becomes text or HTML. No part is escaped: `toText` and `toHtml` do that. */
export type EmailDocument = {
  subject: string;
  greeting: string;
  /** The first paragraph says what happened. */
  paragraphs: string[];
  /** Foreign text, shown apart: an excerpt of the post, LinkedIn's message. */
  quotes?: { label: string; text: string }[];
  links?: { text: string; note: string | null; url: string }[];
  action: { label: string; url: string };
  /** Why the user receives it. */
  why: string;
  /** Where to turn it off; missing in emails to the operator. */
  settings?: { label: string; url: string };
  /** Missing: it looks like Takt. */
  brand?: DocumentBrand;
};
