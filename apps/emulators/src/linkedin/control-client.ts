import type { z } from "zod";
import {
  controlRequest,
  toQuery,
  createSettingsClient,
  type ControlClient,
  type SettingsClient,
} from "../core/control-client";
import type { MemberAction, memberSchema } from "./control/member-routes";
import type { Audience, Comment, Metric, Reaction, ReactionType, SetFigures } from "./model/activity";
import type { Post } from "./model/entities";
import type { Settings } from "./settings";

type NewMember = z.input<typeof memberSchema>;

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
    /** Publishes a post as the member does on LinkedIn itself, without an app; `at` may lie in the past. */
    addPost(sub: string, post: { text: string; visibility?: string; at?: number }): Promise<Post>;
    editPost(urn: string, text: string): Promise<Post>;
    deletePost(urn: string): Promise<Post>;
    /** Reacts as a member; null takes the reaction back. */
    react(urn: string, actor: string, type?: ReactionType | null): Promise<Reaction>;
    comment(urn: string, actor: string, text: string): Promise<Comment>;
    reshare(urn: string, actor: string, text?: string): Promise<Post>;
    /** Sets exact figures of a post (its URN), or of all posts of a member together (a sub). */
    setFigures(subject: string, figures: NewFigures): Promise<SetFigures>;
    /** Adds followers on a day, by default today, or sets how many there are. */
    setFollowers(sub: string, followers: NewFollowers): Promise<Audience>;
  };

type Counts = Partial<Record<Metric, number>>;
type NewFigures = { total?: Counts; days?: Record<string, Counts> };
type NewFollowers = { add?: number; day?: string; total?: number; connections?: number };

/** The client of the emulated LinkedIn with the origin `baseUrl`. */
export function createLinkedInControl(baseUrl: string): LinkedInControl {
  const request = controlRequest(baseUrl);
  const onPost = <T>(urn: string, action: string, body: object) =>
    request<T>("POST", `posts/${encodeURIComponent(urn)}/${action}`, body);
  return {
    ...createSettingsClient<Settings>(baseUrl),
    addMember: (member) => request("POST", "members", member),
    issueToken: (sub, scope, app) => request("POST", "tokens", { sub, scope, app }),
    memberState: (sub, action, app) =>
      request("POST", `members/${encodeURIComponent(sub)}/${action}?${toQuery({ app })}`, {}),
    addPost: (sub, post) => request("POST", `members/${encodeURIComponent(sub)}/posts`, post),
    editPost: (urn, text) => onPost(urn, "edit", { text }),
    deletePost: (urn) => onPost(urn, "delete", {}),
    react: (urn, actor, type = "LIKE") => onPost(urn, "reactions", { actor, type }),
    comment: (urn, actor, text) => onPost(urn, "comments", { actor, text }),
    reshare: (urn, actor, text) => onPost(urn, "reshares", { actor, text }),
    setFigures: (subject, figures) =>
      subject.startsWith("urn:")
        ? onPost(subject, "figures", figures)
        : request("POST", `members/${encodeURIComponent(subject)}/figures`, figures),
    setFollowers: (sub, followers) =>
      request("POST", `members/${encodeURIComponent(sub)}/followers`, followers),
  };
}
