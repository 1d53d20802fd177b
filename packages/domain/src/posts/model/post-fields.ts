import { type Shape, list, nullable, object, oneOf, optional, text } from "../../shared/shape";
import { linkCardDraft } from "./link-card";
import type { PostInput } from "./post-input";
import { pollDraft } from "./poll";

/** The typed fields in the text of a post. */
export const textDraft = { content: text(), hashtags: list(text()) };

/** The typed fields of a post, whole: fields that an input may leave out are there. */
export type PostFields = { [Field in keyof PostInput]-?: Exclude<PostInput[Field], undefined> };

/** Fields that a browser keeps of a post that is not saved. The upload queue keeps its files. */
export type PostDraft = Partial<Omit<PostFields, "media">>;

type PostField<Value> = {
  /** Its value in a new post. */
  empty: Value;
  /** How a browser keeps it; `optional` where drafts were stored before it was there. Null: something else keeps it. */
  draft: Shape<Value> | Shape<Value | undefined> | null;
  /** All that is typed in it, as a person reads it. */
  text: (value: Value) => string;
  /** Chosen and not written: alone it is not worth a post. */
  isSetting?: true;
};

/**
 * The one list of what is typed of a post, in the order in which it is read. What is empty, kept unsaved, compared and
 * shown in a conflict derives from it; `posts/post-fields.db.test.ts` follows each field from the editor to LinkedIn.
 */
export const POST_FIELDS: { readonly [Field in keyof PostFields]: PostField<PostFields[Field]> } = {
  content: { empty: "", draft: textDraft.content, text: (content) => content },
  hashtags: { empty: [], draft: textDraft.hashtags, text: (tags) => tags.map((tag) => `#${tag}`).join(" ") },
  visibility: {
    empty: "PUBLIC",
    draft: oneOf(["PUBLIC", "CONNECTIONS"]),
    text: () => "",
    isSetting: true,
  },
  media: {
    empty: [],
    draft: null,
    text: (files) => lines(files.flatMap(({ title, altText }) => [title, altText])),
  },
  linkCard: {
    empty: null,
    draft: optional(nullable(linkCardDraft)),
    text: (card) => lines(card ? [card.title, card.description, card.source] : []),
  },
  poll: {
    empty: null,
    draft: optional(nullable(pollDraft)),
    text: (poll) => lines(poll ? [poll.question, ...poll.options] : []),
  },
  firstComment: { empty: "", draft: optional(textDraft.content), text: (comment) => comment },
};

const lines = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join("\n");
export const POST_FIELD_NAMES = Object.keys(POST_FIELDS) as (keyof PostFields)[];

/** A new post. */
export const EMPTY_POST = Object.fromEntries(
  POST_FIELD_NAMES.map((name) => [name, POST_FIELDS[name].empty]),
) as PostFields;

/** The shape of the fields that a browser has kept of a post; anything else is refused. */
export const postDraft = object(
  Object.fromEntries(
    POST_FIELD_NAMES.flatMap((name) => (POST_FIELDS[name].draft ? [[name, POST_FIELDS[name].draft]] : [])),
  ),
) as Shape<PostDraft>;

/** Returns what is typed of a post that has more. */
export function pickPostFields(post: PostFields): PostFields {
  const fields = Object.fromEntries(POST_FIELD_NAMES.map((name) => [name, post[name]])) as PostFields;
  return { ...fields, media: post.media.map(({ id, altText, title }) => ({ id, altText, title })) };
}

/** Whether nothing is there that would be worth a post. */
export function isEmptyPost(post: PostFields): boolean {
  return POST_FIELD_NAMES.every((name) => POST_FIELDS[name].isSetting || isBlank(post[name]));
}

function isBlank(value: PostFields[keyof PostFields]): boolean {
  if (typeof value === "string") return value.trim() === "";
  return Array.isArray(value) ? value.length === 0 : value === null;
}

/** Returns all that is typed in a post, field by field with an empty line between them. */
export function postText(post: PostFields): string {
  return POST_FIELD_NAMES.map((name) => getText(post, name).trimEnd())
    .filter(Boolean)
    .join("\n\n");
}

const getText = <Name extends keyof PostFields>(post: PostFields, name: Name) =>
  POST_FIELDS[name].text(post[name]);
