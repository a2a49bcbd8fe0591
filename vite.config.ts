import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { loadEnv, type PluginOption } from 'vite'
import { imagetools } from 'vite-imagetools'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { defineConfig } from 'vitest/config'
import { finishHtml } from './scripts/vite/finishHtml.ts'
import { pageMessages } from './scripts/vite/pageMessages.ts'
import { pictureDirectives } from './scripts/vite/pictures.ts'
import { parseEnv } from './src/lib/env.ts'

/** The styles of everything that pages share make one stylesheet; each page adds its own. */
const sharedStyles = [{ name: 'frame', test: /src\/(?:styles|components|sections|app)\/.*\.css\.ts/ }]

export default defineConfig(async ({ mode }) => {
  // A build with bad settings stops here and names them all.
  parseEnv(loadEnv(mode, import.meta.dirname, 'VITE_'))
  // Stories may show messages that are still untranslated; a page may not be published with one.
  const failOnMissing = mode === 'production' && process.env['STORYBOOK'] === undefined
  return {
    plugins: [
      react(),
      babel({ presets: [linguiTransformerBabelPreset()] }) as PluginOption,
      lingui({ failOnMissing, failOnCompileError: true }),
      pageMessages({ failOnMissing }),
      vanillaExtractPlugin(),
      imagetools({ defaultDirectives: pictureDirectives(mode) }),
    ],
    define: { __BUILD_YEAR__: String(new Date().getFullYear()) },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { advancedChunks: { groups: sharedStyles } } },
    },
    ssgOptions: {
      entry: 'src/main.tsx',
      dirStyle: 'flat',
      beastiesOptions: false,
      concurrency: 8,
      onPageRendered: finishHtml,
    } satisfies ViteReactSSGOptions,
    // Only Vitest needs these, and they load Storybook.
    ...(process.env['VITEST'] === undefined
      ? {}
      : { test: { projects: (await import('./scripts/vite/testProjects.ts')).testProjects } }),
  }
})
