import type { ConnectionsDeps } from "../connections/deps";
import type { MediaDeps } from "../media/deps";
import type { LinkPages } from "./ports/link-pages";
import type { PostEvents } from "./ports/post-events";
import type { Publisher } from "./ports/publisher";

/** Dependencies of the posts use cases; each takes the `Pick` it needs. */
export type PostsDeps = ConnectionsDeps &
  MediaDeps & {
    publisher: Publisher;
    linkPages: LinkPages;
    events: PostEvents;
    /** How an unknown outcome of a text post is resolved (docs/flows/publish-a-post.md). */
    unknownOutcome: "resolve" | "ask";
  };
