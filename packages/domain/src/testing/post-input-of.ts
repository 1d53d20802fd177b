import type { PostInput } from "../posts/model/post-input";

/** Returns what an editor saves, with the fields that a test needs. */
export function postInputOf(overrides: Partial<PostInput> = {}): PostInput {
  return { content: "Hello", hashtags: [], visibility: "PUBLIC", media: [], ...overrides };
}
