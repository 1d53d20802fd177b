/**
 * @typedef {object} Emulator a stand-in for a service that no key or address is given for
 * @property {"linkedin" | "openai" | "stripe" | "mail" | "inngest"} name on the command line of apps/emulators/src/main.ts, of
 *   its port in the settings, and of its log when it runs apart
 * @property {string} label in the line that says what is started
 * @property {string} what it is called in messages
 * @property {string} variable that sets its port
 * @property {string} readyPath answers 200 once it is up
 * @property {(settings: import("./settings.mjs").Settings) => boolean} isWanted
 */

/** All emulators, in the order of their start. @type {readonly Emulator[]} */
const EMULATORS = [
  {
    name: "linkedin",
    label: "LinkedIn",
    what: "the LinkedIn emulator",
    variable: "EMULATOR_LINKEDIN_PORT",
    readyPath: "/_emulator/state",
    isWanted: ({ emulatesLinkedin }) => emulatesLinkedin,
  },
  {
    name: "openai",
    label: "language model",
    what: "the emulated language model",
    variable: "EMULATOR_OPENAI_PORT",
    readyPath: "/_emulator/state",
    isWanted: ({ emulatesOpenai }) => emulatesOpenai,
  },
  {
    name: "stripe",
    label: "Stripe",
    what: "the emulated Stripe",
    variable: "EMULATOR_STRIPE_PORT",
    readyPath: "/_emulator/state",
    isWanted: ({ emulatesStripe }) => emulatesStripe,
  },
  {
    name: "mail",
    label: "mail",
    what: "the mail inbox",
    variable: "EMULATOR_MAIL_PORT",
    readyPath: "/",
    isWanted: ({ emulatesMail }) => emulatesMail,
  },
  {
    name: "inngest",
    label: "Inngest",
    what: "the local job executor",
    variable: "EMULATOR_INNGEST_PORT",
    readyPath: "/health",
    isWanted: ({ emulatesInngest }) => emulatesInngest,
  },
];

/** The emulators that these settings ask for. @param {import("./settings.mjs").Settings} settings */
export const wantedEmulators = (settings) => EMULATORS.filter(({ isWanted }) => isWanted(settings));

/** The part of Takt that an emulator runs in, which names its log. @param {Emulator} emulator @param {import("./settings.mjs").Settings} settings */
export const getPart = ({ name }, { emulatorsApart }) => (emulatorsApart.includes(name) ? name : "emulators");
