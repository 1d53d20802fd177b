import * as z from "zod/mini";
import { textInput } from "../../shared/text-input";
import { POST_LINK_LENGTH, readPostLink } from "./post-link";

/** A link to a post on LinkedIn, as its member copies it there. */
export const postLinkInput = textInput(POST_LINK_LENGTH).check(
  z.refine((link) => readPostLink(link) !== null),
);
