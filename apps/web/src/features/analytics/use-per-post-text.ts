import { useT } from "~/i18n/use-t";
import { useNumbers } from "./parts/use-numbers";

type Group = { posts: number; known: number; impressions: number };

/** Returns the impressions per post of those whose impressions are known, or null. */
export function perPost({ known, impressions }: Omit<Group, "posts">): number | null {
  return known > 0 ? impressions / known : null;
}

/** Returns a function that says the impressions per post of a group of posts, and of how many of them they are known. */
export function usePerPostText(where: "heatMap" | "groups"): (group: Group) => string {
  const { t } = useT("analytics");
  const { whole } = useNumbers();
  return (group) => {
    const { posts, known } = group;
    if (known === 0) return t(`${where}.unknownValue`, { count: posts });
    const value = whole(perPost(group));
    return known < posts
      ? t(`${where}.someKnown`, { value, known, posts })
      : t(`${where}.value`, { value, count: posts });
  };
}
