import path from 'node:path';
import { cloudflare } from '@cloudflare/vite-plugin';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sampleReport } from '#domain/results/sample-report.ts';
import { notePackages } from './scripts/note-packages.ts';
import { assetHeaders, feedbackFormUrl } from './scripts/serve/asset-headers.ts';
import { modelsUrl } from './scripts/serve/speech-program-folder.ts';

/** The package exports no way to its two files; the browser's spelling worker has them inside. */
const DICTIONARY = path.resolve(import.meta.dirname, 'node_modules/dictionary-en');

const builtIn = (name: string, file: string) => ({
  find: name,
  replacement: path.resolve(import.meta.dirname, 'scripts/serve/built-in', file),
});
const BUILT_IN = [builtIn('#models/reading', 'reading-weights.ts'), builtIn('#knowledge/bank', 'read-bank.ts')];

const production = process.env.CLOUDFLARE_ENV === 'production';
const settings = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^((STT|TTS|EMAIL|RESEND|SMS|TWILIO)_|((FEEDBACK_FORM|PUBLIC)_URL|RECORDING_KEEP_DAYS|SPEND_A_DAY)$)/.test(name),
  ),
);
const packages = notePackages();
const stateFolder = process.env.GREENROOM_STATE ?? '.greenroom';

function writeAssetHeaders(): Plugin {
  return {
    name: 'greenroom-asset-headers',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: assetHeaders({ feedbackFormUrl: feedbackFormUrl(), modelsUrl: modelsUrl() }),
      });
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),

    writeAssetHeaders(),
    packages.inPages(),
    cloudflare({
      persistState: { path: stateFolder },
      viteEnvironment: { name: 'worker' },
      // Under hot reload the server's secret and settings come by the environment; a build never has them inside.
      ...(command === 'serve' && process.env.SERVER_SECRET
        ? { config: { vars: { SERVER_SECRET: process.env.SERVER_SECRET, ...settings } } }
        : {}),
    }),
  ],
  resolve: {
    alias: [
      { find: /^dictionary-en\/(?=index\.(?:aff|dic))/, replacement: `${DICTIONARY}/` },
      // Only a build lays files beside the pages.
      ...(command === 'serve' ? BUILT_IN : []),
    ],
  },
  define: {
    EMBEDDED_SPEECH: JSON.stringify(!production),
    PARTS_PAGE: JSON.stringify(!production),
    SAMPLE_REPORT: JSON.stringify(sampleReport()),
  },
  environments: {
    // What others ask of whoever hands their work on is handed on with the pages that it is part of.
    client: { build: { license: { fileName: 'licences.md' } } },
    // A Worker is as quick to start as it is small; its source map tells where an error was.
    worker: { build: { minify: production, license: { fileName: 'licences.md' } } },
  },
  worker: { plugins: () => [packages.inWorkers()] },
  // A production build never lands where `npm start` or `wrangler dev` would serve it.
  build: {
    outDir: production ? 'dist/production' : 'dist/development',
    // The first that know light-dark(): for older ones the colours of a theme could not be set on a part of a page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
}));
