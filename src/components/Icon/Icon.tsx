import { icon } from './Icon.css.ts'

/** Line drawings in a 40 × 40 viewBox, one path each. */
const drawings = {
  /** Three gables, one behind the other. */
  market: 'M4 33V18l7-6 7 6M14 33V14.5M14 15l8-7 8 7v18M24 20l6-5 6 5v13M2.5 33h35M20.5 33v-7h4v7',
  /** A door ajar. */
  door: 'M8 35V5h22v30M8 5l13 5v28L8 35M17.5 23v-2M4 35h4M21 35h15',
  /** A sheet with a folded corner and a tick. */
  papers: 'M9 36V4h15l7 7v25zM24 4v7h7M14 17h12M14 22h7M14 29.5l3 3 7-7',
  /** A measuring rule with a marker above one of its lines. */
  gauge: 'M3 22h34v12H3zM8.7 22v4M14.3 22v6M20 22v4M25.7 22v6M31.3 22v4M14.3 17l-4-8h8z',
  /** A pair of scales. */
  scales:
    'M20 5v29M13 35h14M7 10h26M7 10L2.5 23h9zM33 10l-4.5 13h9zM2.5 23a4.5 3.5 0 0 0 9 0M28.5 23a4.5 3.5 0 0 0 9 0',
  /** Two visiting cards. */
  cards: 'M3 15h25v17H3zM12 15V8h25v17h-9M7.5 21h9M7.5 25.5h13',
} as const

export type IconName = keyof typeof drawings

/** A decorative icon next to a title, hidden from screen readers. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={icon} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  )
}
