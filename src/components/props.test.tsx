import { assertType, describe, test } from 'vitest'
import { Accordion } from './Accordion/Accordion.tsx'
import { Button } from './Button/Button.tsx'
import { Section } from './Section/Section.tsx'

const ignore = () => undefined

describe('props that make no sense together do not type-check', () => {
  test('an accordion whose value never changes', () => {
    assertType(<Accordion items={[]} value="notary" onChange={ignore} />)
    // @ts-expect-error -- without `onChange` it cannot be opened
    assertType(<Accordion items={[]} value="notary" />)
    // @ts-expect-error -- without `value` the handler replaces the state
    assertType(<Accordion items={[]} onChange={ignore} />)
  })

  test('an accordion whose state has two owners', () => {
    assertType(<Accordion items={[]} opened={{ id: 'notary' }} />)
    // @ts-expect-error -- the owner of `value` sets it
    assertType(<Accordion items={[]} opened={{ id: 'notary' }} value="" onChange={ignore} />)
  })

  test('a section with the layout of two columns and one column', () => {
    assertType(
      <Section layout="wideAside" aside="Questions">
        Answers
      </Section>,
    )
    assertType(<Section aside="Questions">Answers</Section>)
    // @ts-expect-error -- there is no aside to lay out
    assertType(<Section layout="wideAside">Answers</Section>)
  })

  test('a section whose surface is a distance', () => {
    assertType(
      <Section tone="plaster" padding="below">
        Answers
      </Section>,
    )
    // @ts-expect-error -- a distance is a padding
    assertType(<Section tone="below">Answers</Section>)
  })

  test('a link that is busy', () => {
    assertType(<Button isBusy>Send</Button>)
    const link = { href: '/en', children: 'Send' } as const
    assertType(<Button {...link} />)
    // @ts-expect-error -- only a button can be busy
    assertType(<Button {...link} isBusy />)
  })
})
