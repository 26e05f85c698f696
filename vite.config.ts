import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const production = process.env.CLOUDFLARE_ENV === 'production';
const stateFolder = process.env.GREENROOM_STATE ?? '.greenroom';

export default defineConfig({
  plugins: [react(), tailwindcss(), cloudflare({ persistState: { path: stateFolder } })],
  // A production build never lands where `npm start` or `wrangler dev` would serve it.
  build: { outDir: production ? 'dist/production' : 'dist/development' },
});
