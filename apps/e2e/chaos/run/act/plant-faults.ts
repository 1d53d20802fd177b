import { CREATE_FAULTS, UPLOAD_FAULTS } from "../plan/faults";
import type { PlannedPost } from "../plan/plan";
import type { World } from "../world";
import type { LivePost } from "./user";

/** Lays every planned fault in the way of its post: calls meet them in this order. */
export async function plantFaults(world: World, posts: readonly LivePost[]): Promise<void> {
  const { linkedin } = world.stack;
  for (const { planned, user } of posts) {
    for (const name of planned.createFaults) {
      const { fault, says } = CREATE_FAULTS[name]!;
      const match = { method: "POST", path: "^/rest/posts$", bodyMatches: bodyOf(planned) };
      const { id } = await linkedin.fault({ ...fault, match });
      world.notes.faults[id] = { name, definite: says === "definite" };
    }
    for (const name of planned.uploadFaults) {
      const { fault, method, path } = UPLOAD_FAULTS[name]!;
      const { id } = await linkedin.fault({ ...fault, match: { method, path, member: user.member } });
      world.notes.faults[id] = { name: `upload, ${name}`, definite: false };
    }
  }
}

/** The source of an expression for this post's creates, and not for those of a twin with other bytes. */
function bodyOf({ key, visibility, files }: PlannedPost): string {
  const has = (part: string) => `(?=.*${part})`;
  const content = `"content":`;
  return `^${has(key)}${has(`"visibility":"${visibility}"`)}${files.length > 0 ? has(content) : `(?!.*${content})`}`;
}
