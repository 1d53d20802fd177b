import { expect, test } from "vitest";
import { parseRequestCommand } from "./parse-request-command";

test.each([
  [[], {}, { list: "open" }],
  [["list", "closed"], {}, { list: "closed" }],
  [["done", "dr-7k3m9q"], {}, { reference: "DR-7K3M9Q", change: { verb: "done" } }],
  [["withdrawn", "DR-1"], {}, { reference: "DR-1", change: { verb: "withdrawn" } }],
  [["note", "DR-1", "Sent", "it"], {}, { reference: "DR-1", change: { verb: "note", note: "Sent it" } }],
  [
    ["extend", "DR-1"],
    { until: "2027-01-31", reason: " Many. " },
    { reference: "DR-1", change: { verb: "extend", dueOn: "2027-01-31", reason: "Many." } },
  ],
])("the words %j with %j", (words, options, command) => {
  expect(parseRequestCommand(words, options)).toEqual(command);
});

test.each([
  [["list", "all"], {}],
  [["list", "open", "x"], {}],
  [["done"], {}],
  [["done", "DR-1", "x"], {}],
  [["done", "DR-1"], { reason: "x" }],
  [["extend", "DR-1"], { until: "2027-01-31" }],
  [["extend", "DR-1"], { until: "2027-02-30", reason: "Many." }],
  [["extend", "DR-1"], { until: "2027-01-31", reason: "x".repeat(1001) }],
  [["note", "DR-1", "x".repeat(2001)], {}],
  [["delete", "DR-1"], {}],
])("the words %j with %j are refused", (words, options) => {
  expect(parseRequestCommand(words, options)).toBeNull();
});
