import ts from "typescript";
import { prismaWritesStatus } from "./prisma-writes-status.mjs";
import { sqlWritesStatus } from "./sql-writes-status.mjs";
import { isSqlText, toSqlText } from "./to-sql-text.mjs";
import { walk } from "../walk.mjs";

/**
 * Finds the lines of a source that write a post's `status`, through Prisma or in SQL.
 * @param {string} file name, for the parser
 * @param {string} text
 * @returns {number[]} lines, from 1
 */
export function findStatusWrites(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Set<number>} */
  const lines = new Set();
  walk(source, (node) => {
    const isWrite = isSqlText(node) ? sqlWritesStatus(toSqlText(node)) : prismaWritesStatus(node, source);
    if (isWrite) lines.add(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
  });
  return [...lines].sort((a, b) => a - b);
}
