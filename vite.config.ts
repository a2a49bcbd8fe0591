import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, loadEnv, type PluginOption } from 'vite'
import { imagetools } from 'vite-imagetools'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { finishHtml, removeLeftovers } from './scripts/vite/finishHtml.ts'
import { pageMessages } from './scripts/vite/pageMessages.ts'
import { pictureDirectives } from './scripts/vite/pictures.ts'
import { parseEnv } from './src/lib/env.ts'

/** The styles of everything that pages share make one stylesheet; each page adds its own. */
const sharedStyles = [{ name: 'frame', test: /src\/(?:styles|components|sections|app)\/.*\.css\.ts/ }]

export default defineConfig(({ mode }) => {
  // A build with bad settings stops here and names them all.
  parseEnv(loadEnv(mode, import.meta.dirname, 'VITE_'))
  return {
    plugins: [
      react(),
      babel({ presets: [linguiTransformerBabelPreset()] }) as PluginOption,
      lingui({ failOnMissing: mode === 'production', failOnCompileError: true }),
      pageMessages({ failOnMissing: mode === 'production' }),
      vanillaExtractPlugin(),
      imagetools({ defaultDirectives: pictureDirectives }),
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
      onFinished: removeLeftovers,
    } satisfies ViteReactSSGOptions,
  }
})
