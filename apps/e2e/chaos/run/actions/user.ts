import type { PlannedPost } from "../plan/plan";

type Cookie = { name: string; value: string };

/** Somebody who is signed in to the product, with the slug of the workspace in which they work; null in their own. */
export type Caller = { cookie: Cookie; workspace: string | null };

/** A simulated user: a member of LinkedIn, signed in to the product. */
export type User = Caller & { id: string; member: string; zone: string; team: Team | null };

/** The other members of a user's workspace. */
export type Team = { approver: Caller; writer: Caller | null };

export type Upload = {
  id: string;
  sha256: string;
  /** The file as the product shows it. */
  shown: { id: string; kind: string; title: string; fileName: string };
};

/** A planned post that exists in the product: under whose name it is published, and who makes and changes it. */
export type LivePost = {
  id: string;
  planned: PlannedPost;
  user: User;
  writer: Caller;
  uploads: Map<string, Upload>;
};
