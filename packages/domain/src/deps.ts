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

/** What use cases work with; each takes the `Pick` it needs. Composed in apps/web/src/server/deps.ts. */
export type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  publisher: Publisher;
  vault: TokenVault;
  /** Ends a token at LinkedIn. */
  revokeToken: TokenRevoker;
  files: FileStore;
  events: PostEvents;
  /** Null: no mail server is set; then nothing is queued for it either. */
  mailer: Mailer | null;
  /** The language model, or the outline composer where none is set. */
  writer: Writer;
  /** The outline composer: what is left when the model fails or is used up. */
  outlineWriter: Writer;
  pages: PageReader;
  executor: Executor;
  /** Known good versions of LinkedIn's API, YYYYMM, the newest first. */
  linkedinVersions: readonly string[];
  /** Whether a missing mail server is trouble: not on a developer's machine. */
  mailWanted: boolean;
  /** Who operates this installation, and is told when publishing is in danger. */
  providerEmails: readonly string[];
  providerLanguage: "en" | "de";
  /** Calls to LinkedIn that a member has a day (connections/model/call-budget.ts). */
  callsPerDay: number;
  /** How an unknown outcome of a text post is treated (reference: docs/flows/publish-a-post.md). */
  unknownOutcome: "resolve" | "ask";
};
