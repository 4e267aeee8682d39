import type { CompilerOptions } from '@inlang/paraglide-js'

/** How content/messages becomes typed functions. Paths are from the project's root. */
export const messageCompilerOptions: CompilerOptions = {
  project: './project.inlang',
  outdir: './src/web/messages/generated',
  // The locale comes from the address (see locale/): Paraglide's own detection is switched off.
  strategy: ['globalVariable', 'baseLocale'],
  isServer: 'import.meta.env.SSR',
  emitTsDeclarations: true,
  outputStructure: 'message-modules',
  emitReadme: false,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  cleanOutdir: false,
}
