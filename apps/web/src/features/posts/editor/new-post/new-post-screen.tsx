"use client";

import { PostScreen } from "../post-screen";
import { useNewPost } from "./use-new-post";

/** Writes a new post, or goes on with one that was begun under the id of the URL. */
export function NewPostScreen({ day }: { day?: string }) {
  const newPost = useNewPost();
  return <PostScreen key={newPost.id} id={newPost.id} day={day} newPost={newPost} />;
}
