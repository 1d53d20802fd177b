import type { ListedPost } from "@takt/domain/posts/model/post-view";
import type { RefObject } from "react";
import type { PostAction } from "~/features/posts/parts/actions/post-actions";
import type { Selection } from "../selection";

/** The list that the tools work on. */
export type ListToolsProps = {
  table: RefObject<HTMLDivElement | null>;
  posts: readonly ListedPost[];
  isSelectable: boolean;
  selection: Selection;
  onChange: (selection: Selection) => void;
  onAction: (action: PostAction, post: ListedPost) => void;
};
