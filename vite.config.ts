import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const nodeMajor = Number(process.versions.node.split('.')[0])

export default defineConfig({
  base: '/',
  plugins: [react()],
  resolve: { alias: { '@mock': at('./mock'), '@tests': at('./tests'), '@': at('./src') } },
  build: { target: 'es2022', manifest: true, sourcemap: false, reportCompressedSize: false },
  test: {
    environment: 'happy-dom',
    setupFiles: ['./tests/setup/vitest.ts'],
    include: ['tests/**/*.test.{ts,tsx}'],
    css: false,
    restoreMocks: true,
    maxWorkers: 2,
    // Node 25 and later bring a localStorage of their own that hides the DOM's.
    execArgv: nodeMajor >= 25 ? ['--no-experimental-webstorage'] : [],
  },
})
