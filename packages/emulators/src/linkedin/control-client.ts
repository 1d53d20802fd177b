import {
  controlRequest,
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
    /** Issues a token as a sign-in would, by default with all scopes of a self-serve app. */
    issueToken(
      sub: string,
      scope?: string,
    ): Promise<{ access_token: string; expires_in: number; scope: string }>;
    /** Expires or revokes the member's tokens, restricts the member, or lifts the restriction. */
    memberState(sub: string, action: MemberAction): Promise<{ sub: string }>;
  };

/** The client of the emulated LinkedIn with the origin `baseUrl`. */
export function createLinkedInControl(baseUrl: string): LinkedInControl {
  const request = controlRequest(baseUrl);
  return {
    ...createControlClient(baseUrl),
    settings: (part = {}) => request("POST", "settings", part),
    addMember: (member) => request("POST", "members", member),
    issueToken: (sub, scope) => request("POST", "tokens", { sub, scope }),
    memberState: (sub, action) => request("POST", `members/${encodeURIComponent(sub)}/${action}`, {}),
  };
}
