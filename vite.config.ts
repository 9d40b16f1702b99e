import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The server bundle starts at main.ts, so pages and services share one copy of every context key.
  environments: { ssr: { build: { rollupOptions: { input: './src/main.ts' } } } },
  build: {
    // Without inlined files the CSP needs no data: source for fonts.
    assetsInlineLimit: 0,
  },
});
