import { PostGone } from "../../../../../../../features/posts/editor/post-gone";

export default function EditNotFound() {
  return <PostGone />;
}
