import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { messageRuntimePlugin } from './src/web/messages/message-runtime-plugin.ts'
import { messageCompilerOptions } from './src/web/messages/message-compiler-options.ts'
import { placeholderPlugin } from './src/web/placeholders/placeholder-plugin.ts'

export default defineConfig({
  plugins: [
    messageRuntimePlugin(),
    placeholderPlugin(),
    paraglideVitePlugin(messageCompilerOptions),
    tailwindcss(),
    reactRouter(),
  ],
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for what every page needs of the framework: it packs better and changes rarely.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
                {
                  // Many small files, each with a compression of its own, would weigh more than what they hold.
                  name: 'shell',
                  test: /src[\\/](book[\\/]limits\.ts|web[\\/](layout|locale|security|session|builds|errors[\\/](later-error-page|page-not-found|crawler)|ui[\\/](button|icons|class-names)|background[\\/]after-start|home[\\/]remember-name|shop[\\/]kept-for-a-month|blog[\\/]post-(links|picture)\.|messages[\\/]generated[\\/]messages[\\/](common_(?!not_found|broken|back_home)|home_end_make\.)|(root|find-page|path-for|pages|page-meta|switch-locale)\.tsx?))/,
                },
                {
                  name: 'home',
                  test: /src[\\/]web[\\/]home[\\/](?!promotion|referral|example-reader|review-steps|remember-name)/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
