import { useId, type ReactNode } from 'react'
import { anchor, area, caption as captionClass, figure, ground, label, sheet, stroke } from './Drawing.css.ts'

type Props = {
  /** Size in user units; one unit is one CSS pixel where the drawing is shown at this width. */
  readonly width: number
  readonly height: number
  /** Name for screen readers, in the page's language. */
  readonly title: string
  /** What the drawing shows, with its figures, for someone who cannot see it; without it, the caption describes it. */
  readonly description?: string
  /** Visible caption: subject and scale. */
  readonly caption?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A drawing of hairlines in the brand's ink. Labels are text in the page's language. */
export function Drawing({ width, height, title, description, caption, className, children }: Props) {
  const id = useId()
  return (
    <figure className={className === undefined ? figure : `${figure} ${className}`}>
      <svg
        className={sheet}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={description === undefined ? `${id}-caption` : `${id}-description`}
      >
        <title id={`${id}-title`}>{title}</title>
        {description !== undefined && <desc id={`${id}-description`}>{description}</desc>}
        <Ground />
        {children}
      </svg>
      {caption !== undefined && (
        <figcaption id={`${id}-caption`} className={captionClass}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

export function Ground() {
  return <rect className={ground} width="100%" height="100%" />
}

/** A tenth of a user unit is exact enough, and short in the HTML. */
const round = (value: number): number => Math.round(value * 10) / 10
const roundPath = (d: string): string => d.replaceAll(/\d+\.\d+/g, (value) => String(round(Number(value))))

/** A line or outline; `d` as in an SVG path. */
export function Stroke({ d, tone = 'hair' }: { readonly d: string; readonly tone?: keyof typeof stroke }) {
  return <path className={stroke[tone]} d={roundPath(d)} />
}

/** A filled area; `d` as in an SVG path. */
export function Area({ d, tone }: { readonly d: string; readonly tone: keyof typeof area }) {
  return <path className={area[tone]} d={roundPath(d)} />
}

type LabelProps = {
  readonly x: number
  readonly y: number
  readonly tone?: keyof typeof label
  readonly align?: keyof typeof anchor
  readonly children: ReactNode
}

/** One line of text; `y` is its baseline. */
export function Label({ x, y, tone = 'note', align = 'start', children }: LabelProps) {
  return (
    <text className={`${label[tone]} ${anchor[align]}`} x={round(x)} y={round(y)}>
      {children}
    </text>
  )
}

type DimensionProps = {
  readonly from: number
  readonly to: number
  readonly y: number
  readonly children: ReactNode
}

/** A horizontal dimension line with end ticks and its measure above it. */
export function Dimension({ from, to, y, children }: DimensionProps) {
  return (
    <>
      <Stroke d={`M${from} ${y - 4}v8M${from} ${y}H${to}M${to} ${y - 4}v8`} />
      <Label x={(from + to) / 2} y={y - 8} align="middle">
        {children}
      </Label>
    </>
  )
}
