import type { Line } from "../../shared/line";

/** The workspace of a post in addresses (/app/w/<slug>); null: the personal one. */
type InWorkspace = { slug: string | null };

/** The content of the email about one notification. */
export type NotificationEmailContent = {
  kind: "notification";
  /** The kind of notification: its texts are `notifications.<of>.…`. */
  of: string;
  name: string | null;
  subject: Line;
  paragraphs: Line[];
  /** The post that it is about, with the beginning of its text, at most 80 characters. */
  post: ({ id: string; excerpt: string } & InWorkspace) | null;
  /** LinkedIn's message. */
  message: string | null;
  /**
   * Where its button leads: to the post, to the posts to reconnect, to those held back, to the connections, to the
   * webhooks of a workspace, into the app.
   */
  action: "post" | "reconnect" | "held" | "connections" | "webhooks" | "app";
  /** Where the webhooks are. */
  workspace?: InWorkspace;
};

/** The content of one email about many posts at once. */
export type SummaryEmailContent = {
  kind: "summary";
  name: string | null;
  /** How many posts of each kind of notification, the most urgent first. */
  counts: { of: string; count: number }[];
  /** The newest posts, at most SUMMARY_POSTS. */
  posts: ({ postId: string; excerpt: string; of: string; note: Line } & InWorkspace)[];
  /** The list that its button opens: of the posts of the most urgent kind, in the workspace of the newest of them. */
  list: { status: string } & InWorkspace;
};
