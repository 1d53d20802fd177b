// The conformance suite's command line imports `globSync` of node:fs, which Node.js has from 22 on, for a command of its own
// that no scenario uses. With `node --import` of this file it starts with Node.js 20, too.
import { register } from "node:module";

const shim = `data:text/javascript,${encodeURIComponent('export * from "node:fs"; export const globSync = undefined;')}`;
const hooks = `export const resolve = (name, context, next) =>
  name === "fs" && context.parentURL?.includes("/conformance/dist/")
    ? { url: ${JSON.stringify(shim)}, shortCircuit: true }
    : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
