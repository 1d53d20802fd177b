import type { Actor } from "../../shared/actor";

/** The credential of a program: a key (`key`), or a member's permission for an application (`grant`, OAuth). */
type Program = { kind: "key" | "grant"; id: string; name: string; scopes: string[] };

/** A program, and the member as whom it acts. */
export type ProgramCaller = {
  program: Program;
  actor: Actor;
  workspace: { name: string; slug: string | null };
  /** Of the member. */
  name: string | null;
};
