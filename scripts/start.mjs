// `npm start` and `npm run dev`: install, build and start everything Takt needs on this machine.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Takt needs Node 20.19 or newer; this is ${process.version}. Get one from https://nodejs.org`,
  );
  process.exit(1);
}
const { main } = await import("./start/main.mjs");
await main({ dev: process.argv.includes("--dev") });
