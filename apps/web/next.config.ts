import { createHash } from "node:crypto";
import path from "node:path";
import type { NextConfig } from "next";
import { securityHeaders } from "./src/server/security-headers";

/**
 * The ids of server functions are hashes of their names with this key, so that a page of an earlier build can still send
 * its form. It protects nothing: no server function has bound values, which is all that it encrypts (docs/decisions/0053).
 */
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = createHash("sha256").update("public forms").digest("base64");

const root = path.join(import.meta.dirname, "../..");

const config: NextConfig = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Next must not write files into the repository, nor look for advisories on the network.
  agentRules: false,
  // Its default corner is where the account menu is.
  devIndicators: { position: "bottom-right" },
  // For the image only (Dockerfile): `next start` does not work with it.
  ...(process.env.TAKT_STANDALONE === "1" ? { output: "standalone" } : {}),
  // Whose code a script is: for `npm run bench:weight`.
  productionBrowserSourceMaps: process.env.TAKT_SOURCE_MAPS === "1",
  // /components, which shows every component, is no page of the product.
  pageExtensions: ["tsx", "ts", ...(process.env.NODE_ENV === "development" ? ["dev.tsx"] : [])],
  outputFileTracingRoot: root,
  // Articles (src/content) are part of the build, as strings.
  turbopack: { root, rules: { "*.md": { type: "raw" } } },
  transpilePackages: [
    "ai",
    "api",
    "auth",
    "db",
    "domain",
    "env",
    "i18n",
    "jobs",
    "linkedin",
    "mail",
    "outline",
    "pages",
    "storage",
    "text",
    "ui",
  ].map((name) => `@takt/${name}`),
  // Loaded once and not compiled; what the browser uses of them is bundled for it as ever (docs/decisions/0036).
  serverExternalPackages: [
    "@auth/core",
    "@trpc/server",
    "csv-parse",
    "eld",
    "file-type",
    "inngest",
    "linkedom",
    "nodemailer",
    "openai",
    "stripe",
    "superjson",
    "temporal-polyfill",
    "undici",
    "yauzl",
    "zod",
  ],
  // `npm test -- types` checks types, beside the build and not inside it.
  typescript: { ignoreBuildErrors: true },
  // The longest form that a page takes (src/server/forms/form-pages.ts): not more of a body is held in memory.
  experimental: {
    globalNotFound: true,
    agentUpgrade: false,
    proxyClientMaxBodySize: "64kb",
    serverActions: { bodySizeLimit: "64kb" },
    // In bytes before compression: fewer and larger scripts compress better (docs/performance.md).
    turbopackChunking: { minChunkSize: 200_000 },
  },
  headers: () => Promise.resolve(securityHeaders),
};

export default config;
