import { decodeCursor } from "./cursor";

/**
 * The Prisma condition of the rows that follow a cursor, in the order of `createdAt` and `id`. The cursor holds the
 * position itself: the row of its id may be gone, or in another list.
 */
export function createdBeyond(cursor: string, order: "asc" | "desc" = "desc") {
  const { at, id } = decodeCursor(cursor);
  const beyond = order === "asc" ? "gt" : "lt";
  return { OR: [{ createdAt: { [beyond]: at } }, { createdAt: at, id: { [beyond]: id } }] };
}
