import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { lintPlanted } from './fixtures/lintPlanted.ts'

/** What a file contains, and where it is. */
type Plant = readonly [source: string, file: string]
let count = 0
const styles = (body: string): Plant => {
  count += 1
  return [`export const planted = style({ ${body} })\n`, `src/components/A${count}/A${count}.css.ts`]
}
const jsx = (body: string): Plant => {
  count += 1
  return [`export const Planted = () => ${body}\n`, `src/components/A${count}/A${count}.tsx`]
}
const imports = (file: string, target: string): Plant => {
  const address = path.posix.relative(path.posix.dirname(file), target)
  const specifier = address.startsWith('.') ? address : `./${address}`
  return [`import { value } from '${specifier}'\nexport const used = value\n`, file]
}

const plants: Readonly<Record<string, { readonly refused: readonly Plant[]; readonly accepted: readonly Plant[] }>> = {
  'boundaries(no-unknown-files)': { refused: [['export const value = 1\n', 'src/widgets/widget.ts']], accepted: [] },
  'boundaries(dependencies)': {
    refused: [
      imports('src/components/Card/Card.tsx', 'src/pages/Home/copy.ts'),
      imports('src/components/Link/Link.tsx', 'src/content/facts.ts'),
      imports('src/pages/About/About.tsx', 'src/pages/Home/copy.ts'),
      imports('src/pages/Guide/Guide.tsx', 'src/app/routes.tsx'),
      imports('src/features/blog/Blog.tsx', 'src/features/leads/copy.ts'),
      imports('src/features/leads/LeadForm.tsx', 'src/sections/Faq/Faq.tsx'),
      imports('src/content/regions.ts', 'src/seo/metadata.ts'),
      imports('src/i18n/locales.ts', 'src/routing/paths.ts'),
      imports('src/pages/Contact/Contact.tsx', 'src/testing/visitor.ts'),
    ],
    accepted: [
      imports('src/app/pages.ts', 'src/pages/Home/copy.ts'),
      imports('src/pages/Home/Home.tsx', 'src/pages/Home/copy.ts'),
      imports('src/pages/Pricing/Pricing.tsx', 'src/features/leads/copy.ts'),
      imports('src/seo/PageHead.tsx', 'src/content/facts.ts'),
      // A story may take its copy from a page.
      imports('src/components/Card/Card.stories.tsx', 'src/pages/Home/copy.ts'),
    ],
  },
  // A component's stylesheet belongs to its folder.
  'eslint(no-restricted-imports)': {
    refused: [
      imports('src/sections/Steps/Steps.tsx', 'src/components/Link/Link.css.ts'),
      imports('src/components/Text/Text.css.ts', 'src/components/Link/Link.css.ts'),
      imports('src/pages/Imprint/Imprint.tsx', 'src/pages/Imprint/parts/Hero.css.ts'),
      [
        "import { useNavigate } from 'react-router-dom'\nexport const used = useNavigate\n",
        'src/features/map/useMap.ts',
      ],
    ],
    accepted: [
      imports('src/components/Rule/Rule.tsx', 'src/components/Rule/Rule.css.ts'),
      imports('src/features/blog/PostCard/PostCard.tsx', 'src/styles/utilities.css.ts'),
    ],
  },
  'styles(no-raw-styles)': {
    refused: [
      styles("background: 'linear-gradient(#1f3142, transparent)'"),
      styles("outlineColor: 'oklch(60% 0.1 250)'"),
      styles("'@media': { print: { fontSize: '10pt' } }"),
      styles('fontSize: 14'),
      styles("padding: '4px 8px'"),
      styles('marginTop: -4'),
      styles("columnGap: 'clamp(1rem, 2vw, 2rem)'"),
      styles('padding: `${vars.space[1]} 12px`'),
      styles("border: '1px solid currentColor'"),
      styles('borderRadius: 4'),
      styles("...frame('12px')"),
    ],
    accepted: [
      styles('color: vars.color.ink, padding: `${vars.space[1]} calc(-1 * ${vars.space[2]})`'),
      styles("margin: 0, padding: '0 auto', top: '0'"),
      styles("color: 'CanvasText', background: 'transparent', fill: 'currentColor'"),
      styles("maskImage: 'linear-gradient(transparent, black 26%)'"),
      styles("marginBlock: '0.3em', insetInlineEnd: '-13%', translate: '0 4%'"),
      styles("minHeight: '36rem', width: '12rem', gridTemplateColumns: '8rem minmax(0, 1fr)'"),
      [styles("color: '#1f3142', padding: '4px'")[0], 'src/styles/planted.css.ts'],
    ],
  },
  'react(jsx-no-literals)': {
    refused: [jsx('<p>Sent</p>'), jsx('<p>{name} sent</p>')],
    accepted: [jsx('<p>{label}: {value}</p>'), jsx('<p className="large">{translate(sent)}</p>')],
  },
  'translation(no-text-next-to-conditionals)': {
    refused: [
      jsx("<p>{isBusy && translate('Sending')}{isDone && translate('Sent')}</p>"),
      jsx('<label>{label}{note && <span>{note}</span>}</label>'),
      jsx('<p>{isBusy && <span />} Please wait</p>'),
      jsx('<button type="button">{isBusy && <span />}{children}</button>'),
      jsx('<p>{isDone && <Message of={done} />}</p>'),
      jsx('<p><Message of={done} />{note && <em>{note}</em>}</p>'),
      jsx("<p>{isDone ? 'Sent' : 'Sending'} <em>now</em></p>"),
      jsx("<p>{name ?? 'you'}<em>now</em></p>"),
    ],
    accepted: [
      jsx("<p>{isDone ? 'Sent' : 'Sending'}</p>"),
      jsx('<p>{isBusy && <span />}<span>{children}</span></p>'),
      jsx('<ul>{isBusy && <li />}{items.map((item) => <li key={item} />)}</ul>'),
      jsx('<div>{isBusy && <><hr /><hr /></>}<p /></div>'),
      jsx('<div>{isBusy && <hr />}{children}</div>'),
      jsx('<p>{label}: <em>{note}</em></p>'),
    ],
  },
}

let reports: ReturnType<typeof lintPlanted>
beforeAll(() => {
  const all = Object.values(plants).flatMap(({ refused, accepted }) => [...refused, ...accepted])
  const targets = all.flatMap(([source, file]) => {
    const [, address] = /from '(\.[^']+)'/.exec(source) ?? []
    return address === undefined ? [] : path.posix.join(path.posix.dirname(file), address)
  })
  reports = lintPlanted(
    new Map([
      ...targets.map((file) => [file, 'export const value = 1\n'] as const),
      ...all.map(([source, file]) => [file, source] as const),
    ]),
  )
}, 60_000)

describe.each(Object.entries(plants))('%s', (rule, { refused, accepted }) => {
  test.each(refused)('refuses %s', (_, file) => {
    expect(reports.get(file)).toContain(rule)
  })
  test.each(accepted)('accepts %s', (_, file) => {
    expect(reports.get(file)).not.toContain(rule)
  })
})
