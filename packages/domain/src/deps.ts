import type { Db } from "@takt/db/client";
import type { TokenRevoker } from "./connections/ports/token-revoker";
import type { TokenVault } from "./connections/ports/token-vault";
import type { PageReader } from "./compass/ports/page-reader";
import type { Executor } from "./health/ports/executor";
import type { FileStore } from "./media/ports/file-store";
import type { Mailer } from "./notifications/ports/mailer";
import type { PostEvents } from "./posts/ports/post-events";
import type { Publisher } from "./posts/ports/publisher";
import type { Clock } from "./shared/clock";
import type { Log } from "./shared/log";
import type { Writer } from "./writing/ports/writer";

/** The dependencies of use cases; each takes the `Pick` it needs. Composed in apps/web/src/server/deps.ts. */
export type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  publisher: Publisher;
  vault: TokenVault;
  /** Revokes a token at LinkedIn. */
  revokeToken: TokenRevoker;
  files: FileStore;
  events: PostEvents;
  /** Null when no mail server is configured; then no emails are queued for it either. */
  mailer: Mailer | null;
  /** The language model, or the outline composer when none is configured. */
  writer: Writer;
  /** The outline composer: the fallback when the model fails or its quota is used up. */
  outlineWriter: Writer;
  pages: PageReader;
  executor: Executor;
  /** Versions of LinkedIn's API that are known to work, YYYYMM, newest first. */
  linkedinVersions: readonly string[];
  /** Whether a missing mail server is a problem; it is not on a developer's machine. */
  mailRequired: boolean;
  /** The operators of this installation, who are alerted when publishing is in danger. */
  operatorEmails: readonly string[];
  operatorLanguage: "en" | "de";
  /** Calls to LinkedIn that a member has per day (connections/model/call-quota.ts). */
  callsPerDay: number;
  /** How an unknown outcome of a text post is resolved (docs/flows/publish-a-post.md). */
  unknownOutcome: "resolve" | "ask";
};
