import type { Deps } from "../../deps";

/** Whether LinkedIn is known to have this URN for another post than this one. */
export async function isOfAnother({ db }: Pick<Deps, "db">, urn: string, postId: string): Promise<boolean> {
  const attempt = await db.publishAttempt.findFirst({
    where: { linkedinUrn: urn, postId: { not: postId } },
    select: { id: true },
  });
  return attempt !== null;
}
