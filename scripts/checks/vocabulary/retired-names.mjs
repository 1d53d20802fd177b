/**
 * Names that this repository does not use, and the field's word for each. A pattern meets the kebab-case form of
 * identifiers, files and folders: `keptKeys` is met as `kept-keys`.
 * @type {readonly { retired: RegExp, instead: string }[]}
 */
export const RETIRED_NAMES = [
  { retired: word("letters?(?!-case|-spacing)"), instead: "email, template" },
  { retired: word("mails"), instead: "emails, outbox" },
  { retired: word("outgoing"), instead: "outbox" },
  // Of a text's words there may be names: stopWords, countWords.
  {
    retired: word("(linkedin|reason|error|failure|locked|sending|media|voice|answer|last|unsaved)-words"),
    instead: "message, detail, text",
  },
  { retired: /(^|-)look(ed|ing)?(-(?!like|around|ahead|up|back)|$)/, instead: "poll, check" },
  { retired: word("kept"), instead: "stored" },
  { retired: word("local-copy|field-copy"), instead: "storedDraft" },
  { retired: word("sitting"), instead: "wizardSession" },
  { retired: word("wish|wishes|wished"), instead: "pending" },
  { retired: word("ways|news"), instead: "api, deps; announcements" },
  { retired: word("stands-in|sieve|turnstile|in-turn|in-parallel|coalesce"), instead: "its usual term" },
  { retired: word("workshop|common-place|data-place"), instead: "tempFiles, dataDir" },
  { retired: word("desk|many-lines|one-line"), instead: "EmailContext, multiline, singleLine" },
  {
    retired: word("heard|hear|converse|asker|ended-early|person-hash"),
    instead: "transcript, completeWithRepair",
  },
  { retired: word("said"), instead: "reported, transcript" },
  { retired: word("with-sense|where-it-can-search"), instead: "withRetryPolicy, withSearchFallback" },
  { retired: word("ask-anew|anew|beat|tell|told"), instead: "refetch, recordHeartbeat, emit, reported" },
  {
    retired: word("put-off|hold-post|fail-of-media|bring-forward|unstamp"),
    instead: "defer, failForMedia, expedite, clear",
  },
  { retired: word("rest-until"), instead: "msUntil" },
  { retired: word("spend|spent"), instead: "consumeQuota, QuotaLease" },
  { retired: word("give-up"), instead: "expire" },
  { retired: word("forget|forgets"), instead: "purge, delete, clear" },
  { retired: word("begin|begun|begins"), instead: "create, start" },
  { retired: word("worn|worn-out"), instead: "cliches" },
  { retired: word("meet"), instead: "harness, fixture" },
  // A subscription has a trial; what a test starts has not.
  { retired: /^((start|use|create)-)?trial$/, instead: "harness, fixture" },
  { retired: word("patience|believed|rounds"), instead: "a name with its unit" },
  { retired: /^at-once$/, instead: "a name with its unit" },
  { retired: word("offline-or|own-texts|post-there|when-there|reads-and-never"), instead: "what it does" },
  {
    retired: word("door-error|answer-errors|go-to|require-sender"),
    instead: "HttpError, withErrorResponse, seeOther",
  },
  {
    retired: /^(is-provider|require-provider|as-provider|provider-(console|frame|page|layout))$/,
    instead: "operator",
  },
  { retired: /(^|-)moves$|^(move-post|can-move|user-move)$/, instead: "transitions, mutations" },
  // The emulators keep their own names of this kind.
  {
    retired:
      /^(account|action|actor|analysis|basis|change|claim|content-type|context|decoder|deps|draft|early-end|encoding|engine|expiry|failure|format|hashtags|history|host|key-figure|keywords|limit|metadata|moments|network|offer|opening|order-facts|origin|owner|period-end|permissions|picture|planner|point|post-input|price|quote|rate|reason|recipient|redirect|ref|refusal|report|rest|score|segments|sender|sentences|session|settlement|stand-in|standing|step|storage|summary|tax|token|topic|total|version|withdrawal-right|writer|zip)-of$/,
    instead: "get, to or find, by what it does",
  },
  { retired: word("nine-oclock|stored-here|veil"), instead: "PublishTimeline, StoredOnThisDevice, backdrop" },
  { retired: word("provider-subscription"), instead: "StripeSubscription" },
  { retired: word("waitlist-standing"), instead: "waitlist status" },
  {
    retired: word("settle-(contract|deletion|generation|held-grant|order|orders|rest)"),
    instead: "close, complete, record",
  },
  {
    retired: /(^|-)(notice-(input|view|receipt|fields|harness)|(checkout|comment|end|past-due)-notice)$/,
    instead: "declaration, callout",
  },
  { retired: word("(daily|day|key|hashtag)-figures?"), instead: "metrics, measurements" },
  { retired: word("web-address|is-address|urn-in-address"), instead: "url" },
];

/** Values of enums that rows hold: a new name would be a migration. */
export const STORED_VALUES = new Set(["spent"]);

/** @param {string} words alternatives, each whole between hyphens */
function word(words) {
  return new RegExp(`(^|-)(${words})(-|$)`);
}
