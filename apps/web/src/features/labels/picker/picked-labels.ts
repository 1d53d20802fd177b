/** The posts whose labels are chosen, each with those that it has. */
export type LabeledPost = { id: string; labelIds: readonly string[] };

/** Whether a label is on all of the posts, on some, or on none. */
export type Ticked = "all" | "some" | "none";

/** The choice so far: which labels all posts get, and which none keeps. Of the others each post keeps what it has. */
export type Picked = ReadonlyMap<string, "add" | "remove">;

/** Whether posts will have a label. */
export function tickedOf(id: string, posts: readonly LabeledPost[], picked: Picked): Ticked {
  const choice = picked.get(id);
  if (choice) return choice === "add" ? "all" : "none";
  const count = posts.filter(({ labelIds }) => labelIds.includes(id)).length;
  if (count === 0) return "none";
  return count === posts.length ? "all" : "some";
}

/** Chooses the other of what there is: all posts get a label that some lack, and lose one that all have. */
export function toggle(id: string, posts: readonly LabeledPost[], picked: Picked): Picked {
  return new Map([...picked, [id, tickedOf(id, posts, picked) === "all" ? "remove" : "add"]]);
}

/** The labels that posts get and lose. */
export type LabelChange = { add: string[]; remove: string[] };

/** The change to make, each label once and no label that is so already. */
export function toChange(posts: readonly LabeledPost[], picked: Picked): LabelChange {
  const changed = [...picked].filter(([id, choice]) => {
    const before = tickedOf(id, posts, new Map());
    return before !== (choice === "add" ? "all" : "none");
  });
  const ids = (wanted: "add" | "remove") =>
    changed.flatMap(([id, choice]) => (choice === wanted ? [id] : []));
  return { add: ids("add"), remove: ids("remove") };
}
