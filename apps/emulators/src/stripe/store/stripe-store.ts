import { join } from "node:path";
import { openJournal } from "../../core/journal";
import type { Kind, Objects } from "./objects";

/** A line of the journal: an object as it is now, or null when it was removed. */
type Entry = { k: Kind; id: string; v: Objects[Kind] | null };

export type StripeStore = ReturnType<typeof createStripeStore>;

/** All objects by kind and id, in order of creation; a change is a line of stripe.jsonl, if `dataDir` is given. */
export function createStripeStore(dataDir: string | null) {
  const kinds = new Map<Kind, Map<string, Objects[Kind]>>();
  let lines = 0;
  const journal = openJournal<Entry>(dataDir === null ? null : join(dataDir, "stripe.jsonl"), (entry) => {
    lines += 1;
    apply(entry);
  });

  function of<K extends Kind>(kind: K): Map<string, Objects[K]> {
    let found = kinds.get(kind);
    if (!found) kinds.set(kind, (found = new Map()));
    return found as Map<string, Objects[K]>;
  }

  function apply({ k, id, v }: Entry) {
    if (v === null) of(k).delete(id);
    else (of(k) as Map<string, Objects[Kind]>).set(id, v);
  }

  function write(entry: Entry) {
    apply(entry);
    journal.append(entry);
  }

  function* entries(): Iterable<Entry> {
    for (const [k, objects] of kinds) for (const [id, v] of objects) yield { k, id, v };
  }

  if (lines > 2 * [...entries()].length + 1_000) journal.rewrite(entries());

  return {
    /** The number of lines read at the start, so that new ids differ from those before a restart. */
    linesRead: lines,
    get: <K extends Kind>(kind: K, id: string): Objects[K] | undefined => of(kind).get(id),
    /** Oldest first. */
    list: <K extends Kind>(kind: K): Objects[K][] => [...of(kind).values()],
    has: (id: string): boolean => [...kinds.values()].some((objects) => objects.has(id)),
    save<K extends Kind>(kind: K, object: Objects[K]): void {
      write({ k: kind, id: object.id, v: object });
    },
    remove(kind: Kind, id: string): void {
      if (of(kind).has(id)) write({ k: kind, id, v: null });
    },
    reset() {
      kinds.clear();
      journal.rewrite([]);
    },
    close: () => journal.close(),
  };
}
