const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often somebody may do something that is costly for others: `times` within a window of `perMs`. */
export const RATE_LIMITS = {
  feedback: { times: 10, perMs: HOUR_MS },
  /** Exports: each reads everything of a member's. */
  dataExport: { times: 5, perMs: 24 * HOUR_MS },
  /** Archives of workspaces: each reads everything of one, its files included. */
  workspaceArchive: { times: 10, perMs: HOUR_MS },
  /** Decisions about optional cookies by one address, and by all where addresses are not known. */
  consent: { times: 60, perMs: HOUR_MS },
  consentOfEverybody: { times: 6_000, perMs: HOUR_MS },
  /** Texts that one address, or one member, has checked for their origin; generous, for offices share an address. */
  textCheck: { times: 60, perMs: HOUR_MS },
  /** The same by all, where addresses are not known. */
  textCheckOfEverybody: { times: 6_000, perMs: HOUR_MS },
  /** Sources of texts that a member opens. */
  sourceVisit: { times: 240, perMs: HOUR_MS },
  /** Errors that one browser reports. */
  browserErrors: { times: 60, perMs: HOUR_MS },
  /** Invitations to workspaces by one member, and to one mailbox by all. */
  invitation: { times: 60, perMs: 24 * HOUR_MS },
  invitationMailbox: { times: 5, perMs: 24 * HOUR_MS },
  /** Keys that a member makes. */
  apiKey: { times: 30, perMs: HOUR_MS },
  /** Webhooks that a member makes or changes, and what they have sent to them as a test or again. */
  webhook: { times: 60, perMs: HOUR_MS },
  webhookTest: { times: 60, perMs: HOUR_MS },
  /** Requests with one key, and of all keys of a workspace. */
  apiRequest: { times: 120, perMs: MINUTE_MS },
  apiWorkspace: { times: 600, perMs: MINUTE_MS },
  /** Requests without a key that works, from one address, and of all where addresses are not known. */
  apiStranger: { times: 60, perMs: MINUTE_MS },
  apiOfEverybody: { times: 1_200, perMs: MINUTE_MS },
  /** Addresses for their calendar program that a member makes. */
  calendarFeed: { times: 30, perMs: HOUR_MS },
  /** Readings of such addresses from one address, which a service for calendars may be for many, and by all where none is known. */
  feedVisit: { times: 1_200, perMs: HOUR_MS },
  feedOfEverybody: { times: 12_000, perMs: HOUR_MS },
  /** Documents of applications that a member has read, and applications that register themselves: from one address, and all. */
  oauthDocument: { times: 30, perMs: HOUR_MS },
  oauthRegistration: { times: 10, perMs: HOUR_MS },
  oauthRegistrationOfEverybody: { times: 200, perMs: HOUR_MS },
  /** Requests for tokens that were refused, from one address, and of all where addresses are not known. */
  oauthStranger: { times: 60, perMs: MINUTE_MS },
  oauthOfEverybody: { times: 1_200, perMs: MINUTE_MS },
  /** Logos that a member brings: each is drawn once. */
  logo: { times: 30, perMs: HOUR_MS },
  writing: { times: 60, perMs: HOUR_MS },
  compass: { times: 10, perMs: MINUTE_MS },
  voice: { times: 10, perMs: HOUR_MS },
  /** New posts: far more than anybody writes in an hour. */
  post: { times: 120, perMs: HOUR_MS },
  /** Notes about posts. */
  note: { times: 240, perMs: HOUR_MS },
  /** Review links that a member makes. */
  reviewLink: { times: 60, perMs: HOUR_MS },
  /** Visits to review links from one address, which an office may share, and by all where addresses are not known. */
  reviewVisit: { times: 600, perMs: HOUR_MS },
  reviewOfEverybody: { times: 6_000, perMs: HOUR_MS },
  /** Files of their posts, of which one visit loads up to twenty, in parts. */
  reviewFile: { times: 6_000, perMs: HOUR_MS },
  /** Notes and decisions by guests from one address. */
  reviewWord: { times: 60, perMs: HOUR_MS },
  /** Pages read for link cards. */
  linkCard: { times: 10, perMs: MINUTE_MS },
  /** Orders and changes of plan: each opens a page at the payment provider. */
  checkout: { times: 20, perMs: HOUR_MS },
  /** Prices of changes of plan: each is computed at the payment provider. */
  changePreview: { times: 60, perMs: HOUR_MS },
  sync: { times: 6, perMs: HOUR_MS },
  /** Files of the member's own: LinkedIn gives out an archive a day, a spreadsheet for each range. */
  import: { times: 20, perMs: HOUR_MS },
  /** Uploads started: a dozen posts of twenty images. */
  upload: { times: 240, perMs: HOUR_MS },
  /** Pictures that are read from other servers. */
  remoteImage: { times: 120, perMs: HOUR_MS },
  /** Uploads that were refused for their content: each took the time of a check. */
  refusedFile: { times: 30, perMs: HOUR_MS },
  /** Cancellations and withdrawals by one person: what goes beyond is received, and carried out by the hourly job. */
  contractNotice: { times: 20, perMs: HOUR_MS },
  /** Data requests by one person: what goes beyond is received, and its e-mails to the operator are left out. */
  dataRequest: { times: 20, perMs: HOUR_MS },
  /** Declarations on public pages from one address, which an office may share: e-mails about more of them wait. */
  strangerVisitor: { times: 20, perMs: HOUR_MS },
  /** E-mails to addresses that nobody has confirmed: to a mailbox, to a domain, and over all. */
  strangerMailbox: { times: 5, perMs: 24 * HOUR_MS },
  strangerDomain: { times: 60, perMs: HOUR_MS },
  strangerEmails: { times: 20, perMs: MINUTE_MS },
  /** Declarations from one page that was opened: what goes beyond counts as from none. */
  strangerForm: { times: 5, perMs: 24 * HOUR_MS },
  /** E-mails about declarations that come from no page that somebody had open, over all. */
  strangerFormless: { times: 30, perMs: HOUR_MS },
} as const satisfies Record<string, { times: number; perMs: number }>;

export type RateBucket = keyof typeof RATE_LIMITS;

/** Error codes of rate limits. */
export type LimitErrorCode = "rate_exceeded";
