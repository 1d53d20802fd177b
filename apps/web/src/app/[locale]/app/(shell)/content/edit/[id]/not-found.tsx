import { PostNotFound } from "~/features/posts/editor/post-not-found";

export default function EditNotFound() {
  return <PostNotFound />;
}
