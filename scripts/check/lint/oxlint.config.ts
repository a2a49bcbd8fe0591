import { defineConfig } from 'oxlint'
import { elements, policies } from './layers.ts'

/** A component's styles are its own: others get a prop or a variant; what several share is in `src/styles`. */
const foreignStyles = {
  group: ['**/*.css.ts', '!./*.css.ts', '!**/styles/*.css.ts'],
  message:
    "This is another component's stylesheet: give that component a prop or variant, or move the style to src/styles.",
}

/** A navigation of the app ends a pending one of the visitor. */
const ownNavigation = {
  name: 'react-router-dom',
  importNames: ['Navigate', 'useNavigate', 'useSearchParams', 'useSubmit'],
  message: 'It would end the navigation of a link that was pressed: use src/lib/navigation.ts.',
}

/** Units, signs and a language’s code, which are alike in every language. */
const untranslated = ['–', '−', '(', ')', ':', ',', '.', '…', '←', '→', 'EN', '0', '1 m']

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest', 'promise'],
  jsPlugins: ['eslint-plugin-boundaries', './rawStyles.ts', './translatedText.ts'],
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
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'off',
    'react/memo-dependencies': 'off',
    'react/preserve-manual-memoization': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css.ts', '**/production.ts'] }],
    'no-underscore-dangle': 'off',
    'promise/always-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unsafe-enum-comparison': 'off',
    'typescript/no-floating-promises': 'error',
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'translation/no-text-next-to-conditionals': 'error',
    'react/jsx-no-literals': ['error', { ignoreProps: true, allowedStrings: untranslated }],
    'no-restricted-imports': ['error', { patterns: [foreignStyles], paths: [ownNavigation] }],
  },
  overrides: [
    {
      files: ['**/src/main.tsx', '**/{scripts,e2e,.storybook}/**', '**/*.{config,test,stories}.{ts,tsx}'],
      rules: { 'boundaries/no-unknown-files': 'off', 'boundaries/dependencies': 'off' },
    },
    {
      files: ['**/src/testing/**', '**/{scripts,e2e,.storybook}/**', '**/*.{test,stories}.tsx'],
      rules: { 'react/jsx-no-literals': 'off' },
    },
    { files: ['**/src/**/*.css.ts'], rules: { 'styles/no-raw-styles': 'error' } },
    { files: ['**/src/styles/**'], rules: { 'styles/no-raw-styles': 'off' } },
  ],
  ignorePatterns: ['dist', 'node_modules', 'storybook-static', 'reports'],
})
