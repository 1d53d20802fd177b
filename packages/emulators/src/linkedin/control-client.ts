import {
  controlRequest,
  toQuery,
  createControlClient,
  type ControlClient,
  type SettingsClient,
} from "../core/control-client";
import type { MemberAction } from "./control-routes";
import type { Settings } from "./settings";

export type NewMember = {
  sub?: string;
  given_name: string;
  family_name: string;
  email?: string | null;
  emailVerified?: boolean;
  headline?: string;
};

/** The control API of the emulated LinkedIn, with its members and their tokens. */
export type LinkedInControl = ControlClient &
  SettingsClient<Settings> & {
    /** Adds a member, or changes the one of this `sub`. */
    addMember(member: NewMember): Promise<NewMember & { sub: string }>;
    /** Issues a token as a sign-in would, by default of the first app and with all scopes that the app may have. */
    issueToken(
      sub: string,
      scope?: string,
      app?: string,
    ): Promise<{ access_token: string; expires_in: number; scope: string; person: string }>;
    /** Expires or revokes the member's tokens, those of one app or all, restricts the member, or lifts the restriction. */
    memberState(sub: string, action: MemberAction, app?: string): Promise<{ sub: string }>;
  };

/** The client of the emulated LinkedIn with the origin `baseUrl`. */
export function createLinkedInControl(baseUrl: string): LinkedInControl {
  const request = controlRequest(baseUrl);
  return {
    ...createControlClient(baseUrl),
    settings: (part = {}) => request("POST", "settings", part),
    addMember: (member) => request("POST", "members", member),
    issueToken: (sub, scope, app) => request("POST", "tokens", { sub, scope, app }),
    memberState: (sub, action, app) =>
      request("POST", `members/${encodeURIComponent(sub)}/${action}?${toQuery({ app })}`, {}),
  };
}
