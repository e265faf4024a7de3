import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The house that the development server asks; `make play` opens one there. */
const HOUSE = process.env.RIDOTTO_HOUSE ?? "http://127.0.0.1:8000";

/**
 * What tables and pages share comes as one file and what only pages share as another, not as dozens of a few lines each:
 * every request takes a browser and the house some work. The words of the pages are not loaded at a table.
 */
const SHARED = [
  { name: "shared", test: /[\\/](src[\\/](router|(board|look|protocol)[\\/]|table[\\/]share|words[\\/](words|speech|rulebook|drawings)\.)[^\\/?]*|node_modules[\\/][^?]*)\.(ts|js|svelte)$/ },
  { name: "pages", test: /[\\/]src[\\/](pages[\\/](?!routes)|words[\\/]pages|look[\\/]art[\\/])[^?]*\.(ts|svelte)$/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/ridotto/house/web/app",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the house's policy allows no inline anything
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    manifest: true, // scripts/sizes.mjs reads it
    target: "es2022",
    rolldownOptions: {
      checks: { bundlerTimings: false }, // how slow this machine is, is no warning
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  server: {
    proxy: {
      // the house takes changes only from its own pages: the proxy speaks as one of them
      "/api": { target: HOUSE, ws: true, changeOrigin: true, headers: { origin: HOUSE } },
    },
  },
  // units of plain functions leave nothing behind, so they share one thread's modules
  test: { include: ["src/**/*.test.ts"], environment: "node", pool: "threads", isolate: false },
} as Parameters<typeof defineConfig>[0]);
