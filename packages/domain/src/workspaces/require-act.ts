import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { type Act, can } from "./model/acts";
import type { WorkspaceErrorCode } from "./model/workspace-errors";

/** Refuses with `act_forbidden` what the actor's role does not allow on any row. */
export function requireAct(actor: Actor, act: Act): void {
  if (!can(actor, act)) throw new DomainError<WorkspaceErrorCode>("act_forbidden");
}
