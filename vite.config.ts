import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messageRuntimePlugin } from './src/web/messages/message-runtime-plugin.ts'
import { messageCompilerOptions } from './src/web/messages/message-compiler-options.ts'
import { placeholderPlugin } from './src/web/placeholders/placeholder-plugin.ts'
import {
  belongsToForms,
  belongsToHome,
  belongsToPrinted,
  belongsToShell,
  belongsToWords,
  isOnEveryPage,
} from './src/web/builds/chunks.ts'

export default defineConfig({
  plugins: [
    messageRuntimePlugin(),
    placeholderPlugin(),
    paraglideVitePlugin(messageCompilerOptions),
    tailwindcss(),
    reactRouter(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // What every page has loaded need not be named again with each part that comes later.
    modulePreload: {
      resolveDependencies: (_file, needed) => needed.filter((file) => !isOnEveryPage(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for what every page needs of the framework: it packs better and changes rarely.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                { name: 'shell', test: belongsToShell },
                { name: 'words', test: belongsToWords },
                { name: 'forms', test: belongsToForms },
                { name: 'home', test: belongsToHome },
                { name: 'printed', test: belongsToPrinted },
              ],
            },
          },
        },
      },
    },
  },
})
