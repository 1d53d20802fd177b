import type { AuthorizationRequest } from "./authorization-request";
import type { OauthClientView } from "./client-view";

/** The result of an authorization request before the member decides. */
export type Authorization =
  /** Answered to nobody but the person: whether the application is who it says is not known. */
  | { kind: "refused"; reason: "client" | "redirect" }
  /** An error that the application is told, at its own address. */
  | { kind: "failed"; to: string }
  | { kind: "asked"; client: OauthClientView; request: AuthorizationRequest };
