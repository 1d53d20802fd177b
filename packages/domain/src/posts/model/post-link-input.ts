import * as z from "zod/mini";
import { isStorable } from "../../shared/storable";
import { POST_LINK_LENGTH, readPostLink } from "./post-link";

/** A link to a post on LinkedIn, as its member copies it there. */
export const postLinkInput = z.string().check(
  z.maxLength(POST_LINK_LENGTH),
  z.refine(isStorable),
  z.refine((link) => readPostLink(link) !== null),
);
