import { createWriter } from "@takt/ai/create-writer";
import { readWriterSettings } from "@takt/ai/read-writer-settings";
import { LINKEDIN_SCOPE, productRedirectUri, redirectUris } from "@takt/auth/linkedin-app";
import { createTokenVault } from "@takt/auth/token-vault";
import { createStripePayments } from "@takt/billing/create-stripe-payments";
import { readSalesTerms, readStripeSettings } from "@takt/billing/read-stripe-settings";
import { createDb } from "@takt/db/client";
import type { Deps } from "@takt/domain/deps";
import { createPaymentsProbe } from "@takt/domain/health/create-payments-probe";
import { recordApiVersion } from "@takt/domain/health/record-heartbeat";
import { systemClock } from "@takt/domain/shared/core-deps";
import { missingProviderData } from "@takt/env/provider/missing-provider-data";
import { imprintLine, readProvider } from "@takt/env/provider/read-provider";
import { createAccountEvents } from "@takt/jobs/account/account-events";
import { createExecutor } from "@takt/jobs/executor";
import { createFunctions } from "@takt/jobs/functions";
import { createInngest } from "@takt/jobs/inngest";
import { createMetricsEvents } from "@takt/jobs/metrics/metrics-events";
import { createPostEvents } from "@takt/jobs/post-events";
import { createAppCheck } from "@takt/linkedin/app-check/check-app";
import { createProductChecks } from "@takt/linkedin/app-check/check-product-apps";
import { createSyncEvents } from "@takt/jobs/sync/sync-events";
import { createWebhookEvents } from "@takt/jobs/webhooks/webhook-events";
import { createMemberFiles } from "@takt/linkedin/files/member-files";
import { createGrantRevoker } from "@takt/linkedin/grant-revoker";
import { createLinkedInPublisher } from "@takt/linkedin/linkedin-publisher";
import { createMemberLookup } from "@takt/linkedin/member-lookup";
import { createPostOwnership } from "@takt/linkedin/post-ownership";
import { readProductApps } from "@takt/linkedin/product-apps";
import { createMetricsReader } from "@takt/linkedin/metrics/metrics-reader";
import { createLinkedInReader } from "@takt/linkedin/read/linkedin-reader";
import { createTokenCheck } from "@takt/linkedin/token-check";
import { createTokenRevoker } from "@takt/linkedin/token-revoker";
import { createSmtpMailer } from "@takt/mail/create-smtp-mailer";
import { createClientDocumentReader } from "@takt/pages/create-client-document-reader";
import { createLinkChecker } from "@takt/pages/create-link-checker";
import { createPageReader } from "@takt/pages/create-page-reader";
import { createPictureReader } from "@takt/pages/create-picture-reader";
import { createWebhookSender } from "@takt/pages/create-webhook-sender";
import { createRemoteImageReader } from "@takt/pages/create-remote-image-reader";
import { createLocalFileStore } from "@takt/storage/local-file-store";
import { storageDir } from "@takt/storage/storage-dir";
import { writeZip } from "@takt/storage/zip/write-zip";
import { env } from "../env";
import { log } from "./log";

/** The time limit of a page's statement; the slowest statements take a tenth of it. */
const PAGE_STATEMENT_MS = 10_000;

/** All objects created from the environment. */
export type Composition = ReturnType<typeof compose>;

/** The composition root: creates everything that reaches outside the process. Only `boot` imports this file. */
export function compose() {
  const settings = env();
  const writerSettings = readWriterSettings(settings, log);
  const inngest = createInngest({ log });
  const reachable = {
    denyHosts: settings.PAGES_DENY_HOSTS,
    // packages/env also refuses to start with it in production.
    allowLocal: settings.TAKT_MODE === "local" ? settings.PAGES_ALLOW_LOCAL : [],
  };
  const pages = createPageReader({ log, ...reachable });
  const payments = createStripePayments(readStripeSettings(settings), log);
  const apiProducts = readProductApps(settings);
  const made: Deps = {
    db: createDb(settings.DATABASE_URL, {
      max: settings.DATABASE_POOL_MAX,
      statementTimeoutMs: PAGE_STATEMENT_MS,
    }),
    clock: systemClock,
    log,
    vault: createTokenVault(settings.TOKEN_KEYS),
    revokeToken: createTokenRevoker({
      wwwUrl: settings.LINKEDIN_WWW_URL,
      clientId: settings.LINKEDIN_CLIENT_ID,
      clientSecret: settings.LINKEDIN_CLIENT_SECRET,
      log,
    }),
    checkToken: createTokenCheck({ apiUrl: settings.LINKEDIN_API_URL }),
    apiProducts,
    findMember: createMemberLookup({
      apiUrl: settings.LINKEDIN_API_URL,
      versions: settings.LINKEDIN_VERSIONS,
      log,
    }),
    ownsPost: createPostOwnership({
      apiUrl: settings.LINKEDIN_API_URL,
      versions: settings.LINKEDIN_VERSIONS,
      log,
    }),
    revokeGrant: createGrantRevoker({ wwwUrl: settings.LINKEDIN_WWW_URL, apps: apiProducts, log }),
    publisher: createLinkedInPublisher({
      apiUrl: settings.LINKEDIN_API_URL,
      wwwUrl: settings.LINKEDIN_WWW_URL,
      versions: settings.LINKEDIN_VERSIONS,
      log,
      onVersion(version, state) {
        recordApiVersion(jobs, version, state).catch((cause: unknown) => {
          log.error("health.version_not_noted", { version, state, cause: String(cause) });
        });
      },
    }),
    files: createLocalFileStore(storageDir(settings)),
    readPicture: createPictureReader({
      log,
      denyHosts: settings.PAGES_DENY_HOSTS,
      // The emulated LinkedIn.
      allowLocal: settings.TAKT_MODE === "local" ? [new URL(settings.LINKEDIN_API_URL).host] : [],
    }),
    readRemoteImage: createRemoteImageReader({ log, ...reachable }),
    events: createPostEvents(inngest, log),
    memberFiles: createMemberFiles(),
    linkedinReader: createLinkedInReader({
      apiUrl: settings.LINKEDIN_API_URL,
      versions: settings.LINKEDIN_VERSIONS,
      log,
    }),
    syncEvents: createSyncEvents(inngest, log),
    accountEvents: createAccountEvents(inngest, log),
    writeArchive: writeZip,
    metricsEvents: createMetricsEvents(inngest, log),
    metricsReader: createMetricsReader({
      apiUrl: settings.LINKEDIN_API_URL,
      versions: settings.LINKEDIN_VERSIONS,
      log,
    }),
    mailer: settings.SMTP_URL
      ? createSmtpMailer({
          url: settings.SMTP_URL,
          from: settings.MAIL_FROM,
          appUrl: settings.AUTH_URL,
          imprint: settings.MAIL_IMPRINT ?? imprintLine(readProvider(settings)),
        })
      : null,
    writer: createWriter(writerSettings),
    outlineWriter: createWriter({ ...writerSettings, api: "outline" }),
    payments,
    appUrl: settings.AUTH_URL,
    salesTerms: readSalesTerms(settings),
    pages,
    readClientDocument: createClientDocumentReader({ log, ...reachable }),
    linkPages: { read: pages.read, check: createLinkChecker(reachable) },
    webhookSender: createWebhookSender(reachable),
    webhookEvents: createWebhookEvents(inngest, () => jobs),
    executor: createExecutor(settings),
    linkedinVersions: settings.LINKEDIN_VERSIONS,
    linkedinApp: createAppCheck({
      wwwUrl: settings.LINKEDIN_WWW_URL,
      clientId: settings.LINKEDIN_CLIENT_ID,
      clientSecret: settings.LINKEDIN_CLIENT_SECRET,
      redirectUris: Object.values(redirectUris(settings.AUTH_URL)),
      scope: LINKEDIN_SCOPE,
    }),
    productApps: createProductChecks({
      wwwUrl: settings.LINKEDIN_WWW_URL,
      apps: apiProducts,
      toRedirectUri: (product) => productRedirectUri(settings.AUTH_URL, product),
    }),
    mailRequired: settings.TAKT_MODE === "production",
    visitorAddresses: {
      known: settings.TRUSTED_PROXY_HOPS > 0,
      required: settings.TAKT_MODE === "production",
    },
    paymentsState: createPaymentsProbe({
      payments,
      clock: systemClock,
      log,
      expected: settings.STRIPE_SECRET_KEY !== undefined,
    }),
    providerData: {
      missing: missingProviderData(settings),
      required: settings.TAKT_MODE === "production",
    },
    billingRetentionYears: settings.BILLING_RETENTION_YEARS,
    operatorEmails: settings.PROVIDER_EMAILS,
    operatorLanguage: settings.PROVIDER_LANGUAGE,
    callsPerDay: settings.LINKEDIN_MEMBER_DAILY_CALLS,
    unknownOutcome: settings.UNKNOWN_OUTCOME,
  };
  const jobs: Deps = {
    ...made,
    db: createDb(settings.DATABASE_URL, { max: settings.DATABASE_JOBS_POOL_MAX }),
  };
  return {
    deps: made,
    jobDeps: jobs,
    inngest,
    functions: createFunctions(inngest, jobs, { concurrency: settings.JOBS_CONCURRENCY }),
  };
}
