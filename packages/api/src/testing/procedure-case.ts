import type { World } from "./seed-world";

/** How a procedure is called in the tests that walk the whole router. */
export type ProcedureCase = {
  /** A valid input in the owner's world. */
  input?: (world: World) => unknown;
  /** Users that wait or were rejected may call it too. */
  open?: true;
  /** Of those, whom it refuses all the same, and with which code of the domain. */
  refuses?: { waitlisted?: string; rejected?: string };
  /** The provider alone may call it, about everybody; to others it does not exist. */
  provider?: true;
  /** Places of its input where null has a meaning: it clears a field. */
  nullable?: readonly string[];
  /** Its answer is a stream of events; `output` has the keys of all of them. */
  streamed?: true;
  /** Paths of all keys that its answer may have; `[]` for the elements of a list. */
  output: readonly string[];
};
