import { defineConfig } from 'oxlint'
import { elements, policies } from './layers.ts'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest', 'promise'],
  jsPlugins: ['eslint-plugin-boundaries'],
  categories: { correctness: 'error', suspicious: 'error' },
  settings: {
    'boundaries/root-path': '.',
    'boundaries/legacy-templates': false,
    'boundaries/include': ['src/**/*.{ts,tsx}'],
    'boundaries/ignore': ['src/*.d.ts'],
    'boundaries/elements': elements,
  },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-literals': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'off',
    'react/memo-dependencies': 'off',
    'react/preserve-manual-memoization': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css.ts'] }],
    'no-underscore-dangle': 'off',
    'promise/always-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-floating-promises': 'error',
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
  },
  overrides: [
    {
      files: [
        '**/src/main.tsx',
        '**/src/client.tsx',
        '**/src/boot.ts',
        '**/scripts/**',
        '**/e2e/**',
        '**/.storybook/**',
        '**/*.config.ts',
      ],
      rules: { 'boundaries/no-unknown-files': 'off', 'boundaries/dependencies': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
      rules: { 'boundaries/dependencies': 'off' },
    },
  ],
  ignorePatterns: ['dist', 'node_modules', 'storybook-static', 'reports'],
})
