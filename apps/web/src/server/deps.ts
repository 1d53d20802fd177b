import { createWriter } from "@takt/ai/create-writer";
import { readWriterSettings } from "@takt/ai/read-writer-settings";
import { createAuth } from "@takt/auth/auth";
import { createTokenVault } from "@takt/auth/token-vault";
import { createDb } from "@takt/db/client";
import { connect } from "@takt/domain/connections/connect";
import type { Deps } from "@takt/domain/deps";
import { noteVersion } from "@takt/domain/health/note-version";
import { restoreWorkspace } from "@takt/domain/users/restore-workspace";
import { systemClock } from "@takt/domain/shared/clock";
import { createExecutor } from "@takt/jobs/executor";
import { createFunctions } from "@takt/jobs/functions";
import { createInngest } from "@takt/jobs/inngest";
import { createPostEvents } from "@takt/jobs/post-events";
import { createLinkedInPublisher } from "@takt/linkedin/linkedin-publisher";
import { createSmtpMailer } from "@takt/mail/create-smtp-mailer";
import { createPageReader } from "@takt/pages/create-page-reader";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { storageDir } from "@takt/storage/storage-dir";
import { env } from "../env";
import { log } from "./log";
import { visitorLanguage } from "./visitor-language";
import { ageConfirmed } from "./age-confirmation";
import { userAgent } from "./user-agent";

type Composition = ReturnType<typeof compose>;

const KEY = Symbol.for("takt.composition");
// Next makes several bundles of one process: without this, each would open a pool of its own.
const shared = globalThis as { [KEY]?: Composition };

/** THE composition root: everything that reaches outside is made here, once per process, at first use. */
export function composition(): Composition {
  return (shared[KEY] ??= compose());
}

/** What use cases work with. */
export function deps(): Deps {
  return composition().deps;
}

/** LinkedIn's app, as auth needs it. */
export function linkedinApp() {
  const { LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET, LINKEDIN_WWW_URL, LINKEDIN_API_URL } = env();
  return {
    clientId: LINKEDIN_CLIENT_ID,
    clientSecret: LINKEDIN_CLIENT_SECRET,
    wwwUrl: LINKEDIN_WWW_URL,
    apiUrl: LINKEDIN_API_URL,
  };
}

function compose() {
  const settings = env();
  const writerSettings = readWriterSettings(settings, log);
  const inngest = createInngest({ log });
  const made: Deps = {
    db: createDb(settings.DATABASE_URL, { max: settings.DATABASE_POOL_MAX }),
    clock: systemClock,
    log,
    vault: createTokenVault(settings.TOKEN_KEYS),
    publisher: createLinkedInPublisher({
      apiUrl: settings.LINKEDIN_API_URL,
      wwwUrl: settings.LINKEDIN_WWW_URL,
      versions: settings.LINKEDIN_VERSIONS,
      log,
      onVersion(version, state) {
        noteVersion(made, version, state).catch((cause: unknown) => {
          log.error("health.version_not_noted", { version, state, cause: String(cause) });
        });
      },
    }),
    files: createLocalFileStore(storageDir(settings)),
    events: createPostEvents(inngest, log),
    mailer: settings.SMTP_URL
      ? createSmtpMailer({
          url: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          appUrl: settings.AUTH_URL,
          imprint: settings.MAIL_IMPRINT,
        })
      : null,
    writer: createWriter(writerSettings),
    outlineWriter: createWriter({ ...writerSettings, api: "outline" }),
    pages: createPageReader({
      log,
      denyHosts: settings.PAGES_DENY_HOSTS,
      // The start refuses it elsewhere, too (production-problems.ts).
      allowLocal: settings.TAKT_MODE === "local" ? settings.PAGES_ALLOW_LOCAL : [],
    }),
    executor: createExecutor(settings),
    linkedinVersions: settings.LINKEDIN_VERSIONS,
    mailWanted: settings.TAKT_MODE === "production",
    providerEmails: settings.PROVIDER_EMAILS,
    providerLanguage: settings.PROVIDER_LANGUAGE,
    callsPerDay: settings.LINKEDIN_MEMBER_DAILY_CALLS,
    unknownOutcome: settings.UNKNOWN_OUTCOME,
  };
  return {
    deps: made,
    inngest,
    functions: createFunctions(inngest, made, { concurrency: settings.JOBS_CONCURRENCY }),
  };
}

/** Auth.js; its options are asked per request. */
export const { handlers, signIn, signOut } = createAuth(() => ({
  db: deps().db,
  secret: env().AUTH_SECRET,
  app: linkedinApp(),
  signUp: { signup: env().SIGNUP, ageConfirmed, language: visitorLanguage, userAgent },
  async onSignIn(userId, grant) {
    await restoreWorkspace(deps(), userId);
    await connect(deps(), userId, grant);
  },
  log,
}));
