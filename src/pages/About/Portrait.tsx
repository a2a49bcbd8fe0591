import { frame, letters, line, portrait } from './Portrait.css.ts'

/** Line portrait with initials, in place of a photograph. Decorative: the name follows it. */
export function Portrait({ initials }: { readonly initials: string }) {
  return (
    <svg className={portrait} viewBox="0 0 100 125" aria-hidden="true">
      <rect className={frame} x="0.5" y="0.5" width="99" height="124" />
      <path className={line} d="M50 22c-12 0-18 9-17 21 1 13 8 22 17 22s16-9 17-22c1-12-5-21-17-21Z" />
      <path className={line} d="M42 63v8c0 6-6 9-14 12-9 4-14 10-15 42M58 63v8c0 6 6 9 14 12 9 4 14 10 15 42" />
      <path className={line} d="M42 74c4 6 12 6 16 0" />
      <text className={letters} x="50" y="112" fontSize="22" textAnchor="middle">
        {initials}
      </text>
    </svg>
  )
}
