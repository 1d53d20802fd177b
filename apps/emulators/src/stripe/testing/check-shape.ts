import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import ts from "typescript";

/** Where the names of types are: the SDK's declarations, as an app imports them. */
const FOLDER = dirname(createRequire(import.meta.url).resolve("../emulator.ts"));
const FILE = join(FOLDER, "testing", "virtual-shapes.ts");

/** The type of a decimal is a class in the SDK and a text on the wire. */
const isDecimal = (type: ts.Type) => type.getProperties().some(({ name }) => name === "isNegative");

/**
 * Checks answers against the SDK's declarations at run time: every required key, no unknown key, every value of its
 * type, at any depth. `names` are types of the SDK such as `Checkout.Session`.
 */
export function createShapeChecker(names: string[]) {
  const source = [
    'import type Stripe from "stripe";',
    ...names.map((name, index) => `export declare const t${index}: Stripe.${name};`),
  ].join("\n");
  const { checker, types } = load(source, names.length);
  const optionalFlag = ts.SymbolFlags.Optional;

  function problemsOf(value: unknown, type: ts.Type, path: string): string[] {
    const parts = type.isUnion() ? type.types : [type];
    if (value === undefined) return [`${path} is undefined`];
    if (value === null)
      return parts.some(({ flags }) => flags & ts.TypeFlags.Null) ? [] : [`${path} is null`];
    if (typeof value !== "object")
      return parts.some((part) => acceptsScalar(value, part)) ? [] : [`${path} is ${JSON.stringify(value)}`];
    if (Array.isArray(value)) {
      const element = parts
        .map((part) => checker.getIndexTypeOfType(part, ts.IndexKind.Number))
        .find(Boolean);
      if (!element) return [`${path} is an array`];
      return value.flatMap((item, index) => problemsOf(item, element, `${path}[${index}]`));
    }
    const objects = parts.filter((part) => part.flags & ts.TypeFlags.Object && !isDecimal(part));
    if (objects.length === 0) return [`${path} is an object`];
    const record = value as Record<string, unknown>;
    const named = objects.filter((part) => ["object", "type"].every((key) => fits(record, part, key)));
    const all = (named.length > 0 ? named : objects).map((part) => objectProblems(record, part, path));
    return all.find((problems) => problems.length === 0) ?? all.sort((a, b) => a.length - b.length)[0]!;
  }

  /** Whether a key that tells the options of a union apart has a value of this option. */
  function fits(value: Record<string, unknown>, type: ts.Type, key: string): boolean {
    const property = type.getProperty(key);
    if (!property || !(key in value)) return true;
    const inner = checker.getTypeOfSymbol(property);
    return (inner.isUnion() ? inner.types : [inner]).some((part) => acceptsScalar(value[key], part));
  }

  function acceptsScalar(value: unknown, type: ts.Type): boolean {
    const { flags } = type;
    if (flags & ts.TypeFlags.Any || flags & ts.TypeFlags.Unknown) return true;
    if (type.isLiteral()) return type.value === value;
    if (flags & ts.TypeFlags.BooleanLiteral) return String(value) === checker.typeToString(type);
    if (typeof value === "string")
      return Boolean(flags & ts.TypeFlags.String) || type.isIntersection() || isDecimal(type);
    if (typeof value === "number") return Boolean(flags & ts.TypeFlags.Number);
    return typeof value === "boolean" && Boolean(flags & ts.TypeFlags.Boolean);
  }

  function objectProblems(value: Record<string, unknown>, type: ts.Type, path: string): string[] {
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    const properties = type.getProperties();
    const problems: string[] = [];
    for (const property of properties) {
      const optional = Boolean(property.flags & optionalFlag);
      if (property.name in value) {
        const inner = checker.getTypeOfSymbol(property);
        problems.push(...problemsOf(value[property.name], inner, `${path}.${property.name}`));
      } else if (!optional) problems.push(`${path}.${property.name} is missing`);
    }
    for (const key of Object.keys(value)) {
      if (properties.some(({ name }) => name === key)) continue;
      if (index) problems.push(...problemsOf(value[key], index, `${path}.${key}`));
      else problems.push(`${path}.${key} is unknown`);
    }
    return problems;
  }

  /** Returns the faults of a value as a type of the SDK; nothing when it has its shape. */
  return (name: string, value: unknown): string[] => {
    const type = types[names.indexOf(name)];
    if (!type) throw new Error(`The checker was created without ${name}`);
    return problemsOf(value, type, name);
  };
}

function load(source: string, count: number) {
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2023) : getSourceFile(name, ...rest);
  const program = ts.createProgram([FILE], options, host);
  const checker = program.getTypeChecker();
  const exports = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(FILE)!)!);
  const types = Array.from({ length: count }, (_, index) =>
    checker.getTypeOfSymbol(exports.find(({ name }) => name === `t${index}`)!),
  );
  return { checker, types };
}
