import type { World } from "./seed-world";

/** How the tests that walk the whole router call a procedure. */
export type ProcedureCase = {
  /** A valid input for the owner's world. */
  input?: (world: World) => unknown;
  /** A guest calls it by the token of a review link: it is about the post of who made that, whoever calls. */
  guest?: true;
  /** Waitlisted and rejected users may call it too. */
  open?: true;
  /** Which of them it refuses anyway, and with which domain code. */
  refuses?: { waitlisted?: string; rejected?: string };
  /** Only the operator may call it, about every user; for others it does not exist. */
  operator?: true;
  /** Its caller has a subscription. */
  subscribed?: true;
  /** Its caller has this plan, without a subscription at the payment provider. */
  plan?: "enterprise";
  /** It is called in this workspace of the world, not in the personal one (seed-team.ts). */
  within?: "team" | "joined";
  /** The answer is secret: a user who may call it hands it over. */
  answersSecret?: true;
  /** Its caller has asked for the deletion of their account. */
  deleting?: true;
  /** The operator sees the customer's ids at the payment provider, which are kept from everybody else. */
  showsCustomer?: true;
  /** Input fields where null has a meaning: it clears the field. */
  nullable?: readonly string[];
  /** It answers a stream of events; `output` has the keys of all of them. */
  streamed?: true;
  /** Paths of all keys that its output may have; `[]` stands for list elements. */
  output: readonly string[];
};
