import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

const server = process.env.OUTREMER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [svelte(), ...(process.env.VITEST ? [svelteTesting()] : [])],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false, // the placeholder stays; scripts/clean.mjs empties the rest
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    manifest: true, // the server hints at what a table will need: web/hints.go
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    fs: { allow: ['../..'] }, // the boards lie beside the client, in atlas/
    proxy: { '/api': { target: server, changeOrigin: false }, '/plain': server, '/static': server },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000, // on a machine that is busy with other things
  },
});
