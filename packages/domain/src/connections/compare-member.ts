import type { ConnectionsDeps } from "./deps";
import type { ApiProduct } from "./model/api-product";
import type { MemberMatch } from "./model/member-question";
import { isPermitted } from "./model/permissions";
import { isSameName } from "./model/same-name";

type Token = { accessToken: string; scopes: readonly string[]; memberName: string | null };

/**
 * Compares the member of a product's token with the one that the account belongs to. Their ids differ by app, so other
 * signs have to do: LinkedIn tells a post's author its figures, and nobody else; where that says nothing, the names.
 */
export async function compareMember(
  { db, ownsPost }: Pick<ConnectionsDeps, "db" | "ownsPost">,
  userId: string,
  product: ApiProduct,
  { accessToken, scopes, memberName }: Token,
): Promise<MemberMatch> {
  if (product === "community" && isPermitted(scopes, "readMetrics")) {
    const urn = await findOwnPost(db, userId);
    const owned = urn === null ? "unknown" : await ownsPost(accessToken, urn);
    if (owned !== "unknown") return owned === "own" ? "same" : "differs";
  }
  const { name } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  if (memberName === null || name === null) return "unknown";
  return isSameName(memberName, name) ? "same" : "differs";
}

/** Returns the URN of the newest post that Takt has published for the user and that is still on LinkedIn. */
async function findOwnPost(db: ConnectionsDeps["db"], userId: string): Promise<string | null> {
  const post = await db.post.findFirst({
    where: {
      authorId: userId,
      status: "published",
      deletedAt: null,
      OR: [
        { linkedinUrn: { startsWith: "urn:li:share:" } },
        { linkedinUrn: { startsWith: "urn:li:ugcPost:" } },
      ],
    },
    orderBy: { publishedAt: "desc" },
    select: { linkedinUrn: true },
  });
  return post?.linkedinUrn ?? null;
}
