import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { securityHeaders } from './src/worker/middleware/security-headers.ts';

const production = process.env.CLOUDFLARE_ENV === 'production';
const engineSettings = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(STT|TTS)_/.test(name)));
const stateFolder = process.env.GREENROOM_STATE ?? '.greenroom';

/** Static files never pass through the Worker, so the asset layer gets the same headers from the build. */
function assetHeaders(): Plugin {
  return {
    name: 'greenroom-asset-headers',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const headers = Object.entries(securityHeaders(process.env.FEEDBACK_FORM_ORIGIN));
      const lines = headers.map(([name, value]) => `  ${name}: ${value}`);
      const source = `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // Vite makes the styles small, for the browsers named below.
    tailwindcss({ optimize: false }),
    assetHeaders(),
    cloudflare({
      persistState: { path: stateFolder },
      viteEnvironment: { name: 'worker' },
      // Under hot reload the server's secret and settings come by the environment; a build never has them inside.
      ...(command === 'serve' && process.env.SERVER_SECRET
        ? { config: { vars: { SERVER_SECRET: process.env.SERVER_SECRET, ...engineSettings } } }
        : {}),
    }),
  ],
  define: { EMBEDDED_SPEECH: JSON.stringify(!production), PARTS_PAGE: JSON.stringify(!production) },
  // A production build never lands where `npm start` or `wrangler dev` would serve it.
  build: {
    outDir: production ? 'dist/production' : 'dist/development',
    // The first that know light-dark(): for older ones the colours of a theme could not be set on a part of a page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
}));
