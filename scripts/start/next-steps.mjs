/**
 * The text that is printed once everything runs.
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("./database.mjs").Database} database
 */
export function nextSteps(settings, database) {
  const {
    ports,
    dataDir,
    given,
    emulatesLinkedin,
    emulatesOpenai,
    emulatesStripe,
    emulatesInngest,
    emulatesMail,
    usesInngestCloud,
  } = settings;
  const rows = [
    ["Takt", `http://localhost:${ports.web}`],
    ["Health", `http://localhost:${ports.web}/api/health`],
    ...(emulatesLinkedin ? [["LinkedIn (emulator)", `http://127.0.0.1:${ports.linkedin}`]] : []),
    ...(emulatesOpenai ? [["Writing (emulator)", `http://127.0.0.1:${ports.openai}/v1`]] : []),
    ...(emulatesStripe ? [["Payments (emulator)", `http://127.0.0.1:${ports.stripe}`]] : []),
    ...(emulatesInngest ? [["Jobs (local executor)", `http://127.0.0.1:${ports.inngest}`]] : []),
    ...(emulatesMail ? [["Mail (inbox)", `http://127.0.0.1:${ports.mail}`]] : []),
    ["Database", database.where],
    ["Logs", `${dataDir}/logs`],
  ];
  const cloud = usesInngestCloud
    ? `\nJobs run on Inngest Cloud: nothing is published before it knows the app (README.md, Inngest Cloud): it must reach\n${given.INNGEST_SERVE_ORIGIN ?? given.AUTH_URL ?? `http://localhost:${ports.web}`}/api/inngest.`
    : "";
  const linkedin = emulatesLinkedin
    ? "LinkedIn is an emulator until LINKEDIN_CLIENT_ID and\nLINKEDIN_CLIENT_SECRET are set (see .env.example)."
    : "LinkedIn is the real one: what you schedule is published.";
  const mail = emulatesMail ? "" : " E-mails are really sent, through SMTP_URL.";
  const model = given.OPENAI_API_KEY ? ` What AI is to write goes to ${host(given.OPENAI_BASE_URL)}.` : "";
  const allHere = emulatesLinkedin && emulatesMail && !model;
  const hint = `${allHere ? "Nothing you write leaves this machine: " : ""}${linkedin}${mail}${model}${cloud}`;
  return [
    "",
    "Takt is ready.",
    "",
    ...rows.map(([what = "", where]) => `  ${what.padEnd(22)} ${where}`),
    "",
    `Next: open http://localhost:${ports.web}, choose "Continue with LinkedIn", write a post, schedule it.`,
    hint,
    payments(settings),
    "Ctrl-C stops everything; the data stays. `npm run doctor` tells what is wrong when something is.",
  ].join("\n");
}

/** @param {import("./settings.mjs").Settings} settings */
function payments({ emulatesStripe, given }) {
  if (emulatesStripe) return "Payments are emulated: card 4242 4242 4242 4242 pays, and nothing is charged.";
  if (!given.STRIPE_SECRET_KEY) return "Nothing is sold: STRIPE_SECRET_KEY is not set.";
  return given.STRIPE_SECRET_KEY.includes("_live_")
    ? "Payments are real: Stripe charges what is ordered."
    : "Payments go to a sandbox of Stripe, where nothing is charged.";
}

/** @param {string | undefined} baseUrl */
function host(baseUrl = "https://api.openai.com") {
  return URL.parse(baseUrl)?.host ?? baseUrl;
}
