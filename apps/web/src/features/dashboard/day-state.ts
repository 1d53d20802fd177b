/** The state that a day's dot shows; planned posts take precedence over published ones. */
export function dayState(day: { planned: number; published: number }): "planned" | "published" | "empty" {
  if (day.planned > 0) return "planned";
  return day.published > 0 ? "published" : "empty";
}
