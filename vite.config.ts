import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { loadEnv, type PluginOption } from 'vite'
import { imagetools } from 'vite-imagetools'
import type { ViteReactSSGOptions } from 'vite-react-ssg'
import { defineConfig } from 'vitest/config'
import { pageFiles } from './scripts/build/vite/pageFiles.ts'
import { pageMessages } from './scripts/build/vite/pageMessages.ts'
import { pictureConfigs, pictureDirectives } from './scripts/build/vite/pictures.ts'
import { withoutHelmet } from './scripts/build/vite/withoutHelmet.ts'
import { withoutPreloadLinks } from './scripts/build/vite/withoutPreloadLinks.ts'
import { asksConsent, parseEnv } from './src/lib/env.ts'

export default defineConfig(async ({ mode }) => {
  // A build with invalid settings stops here and lists them all.
  const env = parseEnv(loadEnv(mode, import.meta.dirname, 'VITE_'))
  return {
    plugins: [
      react(),
      babel({ presets: [linguiTransformerBabelPreset()] }) as PluginOption,
      lingui({ failOnCompileError: true }),
      pageMessages({ asksConsent: asksConsent(env) }),
      vanillaExtractPlugin(),
      withoutHelmet(),
      pageFiles(),
      withoutPreloadLinks(),
      imagetools({ defaultDirectives: pictureDirectives(mode), resolveConfigs: pictureConfigs }),
    ],
    define: {
      __BUILD_YEAR__: String(new Date().getUTCFullYear()),
      __ASKS_CONSENT__: String(asksConsent(env)),
      __ENV__: JSON.stringify(env),
    },
    build: {
      // As `browserslist` in package.json, in esbuild's names.
      target: ['chrome117', 'edge117', 'firefox121', 'safari16.4'],
      assetsInlineLimit: 0,
      // All browsers of `target` know it.
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        // The server bundle imports it at run time, so that it is the module that scripts/build/build.ts has filled.
        external: ['#blogOfBuild'],
        checks: { bundlerTimings: false },
        // What pages share is one stylesheet, so that a page has three; Vite makes all other chunks.
        output: { codeSplitting: { groups: [{ name: 'styles', minShareCount: 2, test: /\.css\.ts/ }] } },
      },
    },
    ssgOptions: {
      entry: 'src/main.tsx',
      dirStyle: 'flat',
      beastiesOptions: false,
      concurrency: 8,
    } satisfies ViteReactSSGOptions,
    // Only Vitest needs these, and they load Storybook. Nothing else runs beside the tests: they get every core.
    ...(process.env['VITEST'] === undefined
      ? {}
      : { test: { maxWorkers: '100%', projects: (await import('./scripts/check/testProjects.ts')).testProjects } }),
  }
})
