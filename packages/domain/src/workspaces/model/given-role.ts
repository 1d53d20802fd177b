import type { Role } from "../../shared/actor";

/** The roles that can be given; the ownership passes on by an offer that the other accepts. */
export const GIVEN_ROLES = ["admin", "editor", "approver", "viewer"] as const satisfies readonly Role[];
export type GivenRole = (typeof GIVEN_ROLES)[number];
