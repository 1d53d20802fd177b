import type { Content, MediaRef } from "./entities";
import type { PostInput } from "./check-post-schema";
import { errors } from "./errors";

/** The second check of a create: values that fit the schema and are invalid (Microsoft Learn, Error Handling). */
export function checkPostValues(input: PostInput, published: string, length: LengthRule) {
  checkUrn("author", input.author, ["person", "organization"], "Person or Organization");
  if (input.lifecycleState !== "PUBLISHED") throw unsettable("lifecycleState", input.lifecycleState);
  if (input.visibility === "CONTAINER") throw unsettable("visibility", input.visibility);
  checkLength(input.commentary, published, length);
  const parent = input.reshareContext?.parent;
  if (parent !== undefined) {
    checkUrn("reshareContext/parent", parent, ["share", "ugcPost"], "Share or UGC Post");
    if (input.content) throw unsettable("content", "a reshare");
  }
  if (input.content) checkContent(input.content);
  else if (parent === undefined && input.commentary.trim() === "") {
    throw errors.invalid("INVALID_VALUE_BLANK_FIELD", "commentary can't be blank");
  }
}

const unsettable = (field: string, value: unknown) =>
  errors.invalid("INVALID_VALUE_FOR_FIELD", `${field} can't be set to ${String(value)}`);

function checkUrn(field: string, value: string, types: string[], label: string) {
  const match = /^urn:li:(\w+):(.*)$/.exec(value);
  if (!match || !types.includes(match[1]!)) {
    throw errors.invalid("INVALID_URN_TYPE", `${field} value ${value} must be a ${label} URN`);
  }
  if (!/^[\w-]+$/.test(match[2]!))
    throw errors.invalid("INVALID_URN_ID", `${field} value ${value} has an invalid id`);
}

function checkContent({ media, multiImage, article, poll }: Content) {
  if (media) {
    checkUrn("content/media/id", media.id, ["image", "video", "document"], "Image, Video or Document");
    checkAltText(media);
  }
  if (multiImage) {
    const { images } = multiImage;
    if (images.length < 2 || images.length > 20)
      throw wrongSize("content/multiImage/images", images.length, 2, 20);
    for (const image of images) {
      checkUrn("content/multiImage/images/id", image.id, ["image"], "Image");
      checkAltText(image);
    }
  }
  if (article) {
    if (!/^https?:\/\/\S+$/.test(article.source)) throw unsettable("content/article/source", article.source);
    if (article.title.trim() === "") {
      throw errors.invalid("INVALID_VALUE_BLANK_FIELD", "content/article/title can't be blank");
    }
    if (article.thumbnail !== undefined)
      checkUrn("content/article/thumbnail", article.thumbnail, ["image"], "Image");
  }
  if (poll) checkPoll(poll);
}

function checkPoll({ question, options, settings }: NonNullable<Content["poll"]>) {
  checkTextLength("content/poll/question", question, 140);
  if (options.length < 2 || options.length > 4) throw wrongSize("content/poll/options", options.length, 2, 4);
  for (const { text } of options) checkTextLength("content/poll/options/text", text, 30);
  if (settings.isVoterVisibleToAuthor === false) throw unsettable("isVoterVisibleToAuthor", false);
  if (settings.voteSelectionType === "MULTIPLE_VOTE") throw unsettable("voteSelectionType", "MULTIPLE_VOTE");
}

const checkAltText = ({ altText = "" }: MediaRef) => checkTextLength("altText", altText, 4_086);

function checkTextLength(field: string, text: string, max: number) {
  if (text.length > max) {
    throw errors.invalid("FIELD_LENGTH_TOO_LONG", `${field} is longer than the maximum of ${max} characters`);
  }
}

function wrongSize(field: string, size: number, min: number, max: number) {
  return errors.content(400, `${field} has ${size} elements, allowed are ${min} to ${max}`, {
    description:
      size < min
        ? "Size of array cannot be lower than the minLength"
        : "Size of array cannot be higher than the maxLength",
    code: size < min ? "FIELD_ARRAY_SIZE_TOO_LOW" : "FIELD_ARRAY_SIZE_TOO_HIGH",
    input: { inputPath: { fieldPath: field } },
  });
}

type LengthRule = { max: number; counts: "sent" | "published" };

/** Checks the length in UTF-16 units. Which text counts is not confirmed (docs/linkedin-api.md, Text). */
export function checkLength(sent: string, published: string, { max, counts }: LengthRule) {
  const { length } = counts === "sent" ? sent : published;
  if (length <= max) return;
  throw errors.content(
    400,
    `ShareCommentary text length (${length} characters) exceeded the maximum allowed (${max} characters)`,
    {
      description: "Size of array cannot be higher than the maxLength",
      code: "FIELD_ARRAY_SIZE_TOO_HIGH",
      maxLength: max,
      input: { value: { stringValue: sent } },
    },
  );
}
