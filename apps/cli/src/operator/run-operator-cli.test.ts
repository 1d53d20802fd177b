import { expect, test } from "vitest";
import { readCommand } from "./run-operator-cli";

const requests = (words: string[]) => readCommand(["requests", ...words]);

test.each([
  [[]],
  [["list", "closed"]],
  [["done", "dr-7k3m9q"]],
  [["withdrawn", "DR-1"]],
  [["note", "DR-1", "Sent", "it"]],
  [["extend", "DR-1", "--until", "2027-01-31", "--reason", " Many. "]],
])("the words %j are a command about requests", (words) => {
  expect(requests(words)).not.toBeNull();
});

test.each([
  [["list", "all"]],
  [["list", "open", "x"]],
  [["list", "--reason", "x"]],
  [["done"]],
  [["done", "DR-1", "x"]],
  [["done", "DR-1", "--reason", "x"]],
  [["extend", "DR-1", "--until", "2027-01-31"]],
  [["extend", "DR-1", "--until", "2027-02-30", "--reason", "Many."]],
  [["extend", "DR-1", "--until", "2027-01-31", "--reason", "x".repeat(1001)]],
  [["note", "DR-1", "x".repeat(2001)]],
  [["delete", "DR-1"]],
])("the words %j are refused", (words) => {
  expect(requests(words)).toBeNull();
});
