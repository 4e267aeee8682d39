import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messageCompilerOptions } from './src/web/messages/message-compiler-options.ts'

export default defineConfig({
  plugins: [paraglideVitePlugin(messageCompilerOptions), tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0 },
})
