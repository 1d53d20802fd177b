import type { PlannedPost } from "../plan/plan";

type Cookie = { name: string; value: string };

/** A simulated user: a member of LinkedIn, signed in to the product. */
export type User = { id: string; member: string; zone: string; cookie: Cookie };

export type Upload = {
  id: string;
  sha256: string;
  /** The file as the product shows it. */
  shown: { id: string; kind: string; title: string; fileName: string };
};

/** A planned post that exists in the product. */
export type LivePost = { id: string; planned: PlannedPost; user: User; uploads: Map<string, Upload> };
