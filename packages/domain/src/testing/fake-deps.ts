import { Readable } from "node:stream";
import type { Db } from "@takt/db/client";
import { CALL_QUOTA } from "../connections/call-quota";
import type { Deps } from "../deps";
import type { EmailBrandReader } from "../outbox/email-brand";
import type { Email } from "../outbox/ports/mailer";
import type { DueBatch } from "../posts/ports/post-events";
import { systemClock } from "../shared/core-deps";
import { fakePayments } from "./fake-payments";
import { fakePublisher, type PublisherAnswers } from "./fake-publisher";
import { fakeWriter } from "./fake-writer";
import type { FileStore } from "../media/ports/file-store";

const unread = () => Promise.resolve({ kind: "unavailable" as const, detail: "no LinkedIn here" });
const refused = () => Promise.reject(new Error("no uploads here"));

type FakeDeps = Deps &
  ReturnType<typeof fakePublisher> & {
    /** The tokens that LinkedIn was asked to revoke, in order. */
    revoked: string[];
    hints: DueBatch[];
    /** The emails that the mailer got, in order. */
    emails: Email[];
    /** For planners that a test calls itself: no workspace has a brand. */
    readBrand: EmailBrandReader;
  };

type Answers = PublisherAnswers & { revoke?: (token: string) => boolean | Promise<boolean> } & Partial<Deps>;

/** Creates the dependencies of use cases: the database is real, LinkedIn answers what `create` returns. */
export function fakeDeps(db: Db, answers: Answers = {}): FakeDeps {
  const { create, upload, getMediaStatus, change, comment, revoke = () => true, ...rest } = answers;
  const revoked: string[] = [];
  const hints: DueBatch[] = [];
  const emails: Email[] = [];
  const { publisher, ...calls } = fakePublisher({ create, upload, getMediaStatus, change, comment });
  return {
    db,
    clock: systemClock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    vault: { seal: (plain, subject) => `${subject}:${plain}`, open: openFake },
    async revokeToken(token) {
      revoked.push(token);
      return revoke(token);
    },
    async revokeGrant(_product, token) {
      revoked.push(token);
      return revoke(token);
    },
    checkToken: () => Promise.resolve({ kind: "read", value: null }),
    findMember: () =>
      Promise.resolve({ kind: "read", value: { memberSub: "member-of-app", memberName: "Anna Berger" } }),
    ownsPost: () => Promise.resolve("unknown"),
    apiProducts: {
      community: {
        scopes: ["r_basicprofile", "w_member_social_feed"],
        memberCallsPerDay: 100,
        appCallsPerDay: 500,
      },
      portability: { scopes: ["r_dma_portability_3rd_party"], memberCallsPerDay: 100, appCallsPerDay: 500 },
    },
    files: fakeFiles(),
    readPicture: () => Promise.resolve(null),
    readRemoteImage: () => Promise.resolve({ kind: "failed", reason: "unreachable" }),
    billingRetentionYears: 10,
    events: { due: (batch) => void hints.push(batch), commentsDue: () => {} },
    mailer: {
      send(email) {
        emails.push(email);
        return Promise.resolve();
      },
    },
    syncEvents: { runDue: () => {} },
    accountEvents: { exportDue: () => {} },
    writeArchive: () => Readable.from("archive"),
    metricsEvents: { due: () => {} },
    metricsReader: {
      readPostTotals: unread,
      readPostDays: unread,
      readMemberDays: unread,
      readFollowers: unread,
    },
    memberFiles: { detect: refused, open: refused },
    linkedinReader: {
      listPosts: refused,
      ensureArchiving: refused,
      readSnapshot: refused,
      readChanges: refused,
    },
    publisher,
    writer: fakeWriter("model"),
    outlineWriter: fakeWriter("outline"),
    payments: fakePayments(),
    appUrl: "http://localhost:3000",
    salesTerms: { tax: "exempt", moneyBackDays: 30 },
    linkPages: {
      read: () => Promise.resolve({ kind: "failed" }),
      check: () => Promise.resolve("unknown"),
    },
    pages: { read: () => Promise.resolve({ kind: "failed", reason: "unreachable" }) },
    readClientDocument: () => Promise.resolve({ kind: "failed" }),
    executor: { reachable: () => Promise.resolve(true) },
    linkedinVersions: [lastMonth()],
    mailRequired: true,
    visitorAddresses: { known: true, required: true },
    linkedinApp: () => Promise.resolve([{ check: "credentials", state: "ok", detail: null }]),
    productApps: {
      community: () => Promise.resolve([{ check: "credentials", state: "ok", detail: null }]),
    },
    paymentsState: () => ({ kind: "ok", value: { livemode: true } }),
    providerData: { missing: [], required: true },
    operatorEmails: ["provider@example.com"],
    operatorLanguage: "de",
    callsPerDay: CALL_QUOTA.perDay,
    unknownOutcome: "resolve",
    webhookSender: {
      send: () => Promise.resolve({ status: 200, failure: null, retryAfter: null, response: "" }),
      allows: (url) => /^https:\/\/(?!localhost|127\.)/.test(url),
    },
    webhookEvents: { check: () => {} },
    ...rest,
    ...calls,
    revoked,
    hints,
    emails,
    readBrand: () => Promise.resolve(null),
  };
}

/** Returns a version of LinkedIn's API that is recent whenever the tests run. */
function lastMonth(): string {
  const at = new Date();
  at.setUTCDate(0);
  return at.toISOString().slice(0, 7).replace("-", "");
}

/** Creates a file store in which every file is five bytes, and which takes none. */
function fakeFiles(): FileStore {
  return {
    received: () => Promise.resolve(0),
    receive: refused,
    store: refused,
    storeImage: refused,
    storeLogo: refused,
    storeBytes: refused,
    storeStream: refused,
    discard: () => Promise.resolve(),
    read: () => Promise.resolve({ stream: Readable.from("bytes"), bytes: 5 }),
    thumbnail: refused,
    has: () => Promise.resolve(true),
    remove: () => Promise.resolve(),
    listKeys: () => Readable.from([]),
    listUploads: () => Promise.resolve([]),
    sweep: () => Promise.resolve(),
  };
}

/** Opens what the fake vault has sealed for a subject, and what a test has stored as `sealed:token` or as it is. */
function openFake(sealed: string, subject: string): string {
  if (sealed.startsWith(`${subject}:`)) return sealed.slice(subject.length + 1);
  if (sealed.includes("/")) throw new Error(`not sealed for ${subject}`);
  return sealed.split(":").at(-1)!;
}
