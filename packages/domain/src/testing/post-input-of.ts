import type { PostInput } from "../posts/model/post-input";

/** What an editor saves, with what a test cares about. */
export function postInputOf(overrides: Partial<PostInput> = {}): PostInput {
  return { content: "Hello", hashtags: [], visibility: "PUBLIC", media: [], ...overrides };
}
