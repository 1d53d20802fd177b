import type { ProcedureCase } from "./procedure-case";

const split = (text: string) => text.split(/\s+/);
const RULES = split(
  "stages stages[].name stages[].approverIds stages[].approvers isOwnAllowed reminderHours",
);
const EVENT = split("id at kind by isGuest isSelf stage note isOutdated");
const APPROVAL = split("state stage stages at requestedBy hash isAnyTime mayApprove mayRequest").map(
  (key) => `approval.${key}`,
);
const STAGE = ["approval.stage.name", "approval.stage.position"];
const toRef = ({ id, version }: { id: string; version: number }) => ({ id, version });

/**
 * How the tests that walk the whole router call the procedures of approvals.
 * @param post the keys of a post
 * @param summary those of a post in a list
 */
export const approvalCases = (
  post: readonly string[],
  summary: readonly string[],
): Record<string, ProcedureCase> => {
  const decided = post.concat(APPROVAL);
  const requested = decided.concat(STAGE);
  return {
    "approvals.rules": { within: "team", output: RULES },
    "approvals.setRules": {
      within: "team",
      plan: "enterprise",
      input: () => ({
        stages: [{ name: "Review", approverIds: null }],
        isOwnAllowed: true,
        reminderHours: 4,
      }),
      nullable: ["stages.0.approverIds"],
      output: ["rules", "waiting", ...RULES.map((key) => `rules.${key}`)],
    },
    "approvals.waiting": {
      within: "team",
      output: [
        "posts",
        "count",
        ...summary.concat("author", "requestedBy", "requestedAt", "stage").map((key) => `posts[].${key}`),
      ],
    },
    "approvals.events": {
      within: "team",
      input: ({ approved }) => ({ id: approved.id }),
      output: EVENT.map((key) => `[].${key}`),
    },
    "approvals.request": {
      within: "team",
      input: ({ unasked }) => ({ ref: toRef(unasked), note: "Please" }),
      output: requested,
    },
    "approvals.withdraw": { within: "team", input: ({ waiting }) => toRef(waiting), output: decided },
    "approvals.approve": {
      within: "team",
      input: ({ waiting }) => ({ ref: toRef(waiting), hash: waiting.hash, note: "" }),
      output: decided,
    },
    "approvals.requestChanges": {
      within: "team",
      input: ({ waiting }) => ({ ref: toRef(waiting), note: "Shorter" }),
      output: decided,
    },
    "approvals.reopen": { within: "team", input: ({ approved }) => toRef(approved), output: requested },
  };
};
