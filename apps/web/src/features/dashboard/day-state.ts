/** What the dot of a day says: what still goes out comes before what has gone out. */
export function dayState(day: { planned: number; published: number }): "planned" | "published" | "empty" {
  if (day.planned > 0) return "planned";
  return day.published > 0 ? "published" : "empty";
}
