// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { MAX_BULK_POSTS, bulkIds } from "../../posts/model/bulk-input";
import { newId } from "../../shared/row-ref";
import { requiredText } from "../../shared/text-input";
import { LABEL_COLORS } from "./label-color";
import { LABEL_LIMITS } from "./label-limits";

/** The typed fields of a label. */
const labelFields = z.strictObject({
  name: requiredText(LABEL_LIMITS.name),
  color: z.enum(LABEL_COLORS),
});

/** A new label, under an id from the browser. */
export const newLabelInput = z.strictObject({ id: newId, ...labelFields.shape });

/** A label with what is changed of it. */
export const labelChange = z.strictObject({ id: z.uuid(), ...z.partial(labelFields).shape });

const labelIds = (max: number) => z.array(z.uuid()).check(z.maxLength(max));

/** Posts, and the labels that each of them gets and loses. */
export const labelPostsInput = z.strictObject({
  postIds: bulkIds,
  add: labelIds(LABEL_LIMITS.perPost),
  remove: labelIds(LABEL_LIMITS.perWorkspace),
});
export type LabelPostsInput = z.infer<typeof labelPostsInput>;

/** Posts with all labels of each: undoes what was added and removed. */
export const setLabelsInput = z.strictObject({
  posts: z
    .array(z.strictObject({ id: z.uuid(), labelIds: labelIds(LABEL_LIMITS.perPost) }))
    .check(z.minLength(1), z.maxLength(MAX_BULK_POSTS)),
});
export type SetLabelsInput = z.infer<typeof setLabelsInput>;

/** Error codes of labels. */
export type LabelErrorCode =
  /** Missing, deleted or another member's: they answer alike. */
  | "label_not_found"
  /** Another label of the workspace has the name. */
  | "label_name_taken"
  /** `data.max` labels exist already. */
  | "labels_full"
  /** A post has `data.max` labels already. */
  | "post_labels_full";
