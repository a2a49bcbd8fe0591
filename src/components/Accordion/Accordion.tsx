import * as Radix from '@radix-ui/react-accordion'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { content, header, item, mark, root, trigger } from './Accordion.css.ts'

export type AccordionItem = {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
  /** Id of the whole item in the page, for links to it. */
  readonly anchor?: string
}
/** Uncontrolled: the accordion stores which item is open. */
type Uncontrolled = {
  /** The item to open from outside, for example from a search result: each other object opens it again. */
  readonly opened?: { readonly id: string } | undefined
  readonly value?: never
  readonly onChange?: never
}
/** Controlled: the parent stores which item is open. */
type Controlled = {
  readonly value: string
  readonly onChange: (id: string) => void
  readonly opened?: never
}
type Props = (Uncontrolled | Controlled) & {
  readonly items: readonly AccordionItem[]
  /** Heading level of the titles. */
  readonly level?: 2 | 3 | 4
}

/**
 * Accordion with at most one open panel. Closed panels stay in the HTML, where the browser's page search finds them
 * (`hidden="until-found"`). A panel that the browser has opened before hydration stays open.
 */
export function Accordion({ items, level = 3, opened, value, onChange }: Props) {
  const [own, setOwn] = useState('')
  const open = value ?? own
  const setOpen = onChange ?? setOwn
  const element = useRef<HTMLDivElement>(null)
  const change = useRef(setOpen)
  useLayoutEffect(() => {
    change.current = setOpen
  })
  useEffect(() => {
    if (opened !== undefined) change.current(opened.id)
  }, [opened])
  /** The panel that closes can be above the pressed title. */
  const toggle = (id: string) => {
    const panel = element.current?.querySelector(`[data-findable="${CSS.escape(id || open)}"]`)
    keepInPlace(panel?.parentElement, () => flushSync(() => setOpen(id)))
  }
  const Heading = `h${level}` as const
  return (
    <Radix.Root type="single" collapsible value={open} onValueChange={toggle} className={root} ref={element}>
      {items.map(({ id, title, content: panel, anchor }) => (
        <Radix.Item key={id} id={anchor} value={id} className={item} data-accordion-item="">
          <Radix.Header asChild>
            <Heading className={header}>
              <Radix.Trigger className={trigger} data-accordion-trigger="">
                {title}
                <span className={mark} aria-hidden="true" />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Panel id={id} isOpen={open === id} onFound={() => setOpen(id)}>
            {panel}
          </Panel>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

/** Makes a change above or below `element` without moving it on the screen. */
function keepInPlace(element: Element | null | undefined, change: () => void): void {
  const before = element?.getBoundingClientRect().top
  change()
  if (!element || before === undefined) return
  const moved = element.getBoundingClientRect().top - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}

type PanelProps = {
  readonly id: string
  readonly isOpen: boolean
  readonly onFound: () => void
  readonly children: ReactNode
}

function Panel({ id, isOpen, onFound, children }: PanelProps) {
  const element = useRef<HTMLDivElement>(null)
  const found = useRef(onFound)
  useLayoutEffect(() => {
    found.current = onFound
  })
  useLayoutEffect(() => {
    if (isOpen) return
    // Only the browser has removed it: to show a text that it found, or that the address names, before hydration.
    if (element.current?.hasAttribute('hidden') === false) found.current()
    // React 19 renders `hidden` without a value; the browser's page search needs "until-found".
    else element.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const panel = element.current
    const open = () => found.current()
    panel?.addEventListener('beforematch', open)
    return () => panel?.removeEventListener('beforematch', open)
  }, [])
  return (
    <Radix.Content forceMount ref={element} hidden={!isOpen} className={content} data-findable={id}>
      {children}
    </Radix.Content>
  )
}
