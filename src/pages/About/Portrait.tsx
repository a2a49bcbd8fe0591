import { card, frame, letters, line, portrait, table } from './Portrait.css.ts'

/** A place at the table in plan, with the founder's initials, instead of a photograph. Decorative: the name follows it. */
export function Portrait({ initials }: { readonly initials: string }) {
  return (
    <svg className={portrait} viewBox="0 0 100 125" aria-hidden="true">
      <rect className={frame} x="0.5" y="0.5" width="99" height="124" />
      <path className={line} d="M32 46V25Q32 19 38 19H62Q68 19 68 25V46Z" />
      <path className={line} d="M36 24H64" />
      <path className={table} d="M.8 54H99.2V124.2H.8Z" />
      <path className={line} d="M.5 54H99.5" />
      <path className={card} d="M30 72H70V98H30Z" />
      <path className={line} d="M30 72H70V98H30Z" />
      <text className={letters} x="50" y="92" fontSize="20" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}
