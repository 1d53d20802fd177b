import type { NewPostInput, PostInput } from "../posts/model/post-input";
import { v7 } from "uuid";

/** Returns what an editor saves, with the fields that a test needs. */
export function postInputOf(overrides: Partial<PostInput> = {}): PostInput {
  return { content: "Hello", hashtags: [], visibility: "PUBLIC", media: [], ...overrides };
}

/** Returns what creates a post, under a new id. */
export function newPostInputOf(overrides: Partial<NewPostInput> = {}): NewPostInput {
  return { id: v7(), ...postInputOf(), ...overrides };
}
