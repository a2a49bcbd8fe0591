import { visitStore } from '../../lib/storage.ts'
import type { Values } from './values.ts'

/** What is stored of a form for the visit. */
export type Draft = {
  readonly values: Values
  readonly step: number
  /** When the fields were first shown, milliseconds since 1970. */
  readonly startedAt: number
  /** The form was sent, and no answer has arrived: unknown for good when the document is gone. */
  readonly isUnanswered?: boolean
}

/** The draft of a form: it survives a reload, going back and a change of language. */
export function draftStore(id: string) {
  const key = `draft-${id}`
  const read = (): Draft | undefined => parse(visitStore.read(key))
  const write = (draft: Draft): void => void visitStore.write(key, JSON.stringify(draft))
  return {
    read,
    write,
    clear: () => visitStore.remove(key),
    /** Adds what is typed before the app is there, which reads it when it starts. */
    add(values: Values): void {
      const stored = read() ?? { values: {}, step: 0, startedAt: performance.timeOrigin }
      write({ ...stored, values: { ...stored.values, ...values } })
    },
  }
}

/** Visitors can change their storage: anything there that is not a draft is ignored. */
function parse(text: string | null): Draft | undefined {
  if (text === null) return undefined
  try {
    const { values, step, startedAt, isUnanswered } = JSON.parse(text) as Partial<Draft>
    if (typeof values !== 'object' || values === null) return undefined
    if (!Object.values(values).every((value) => typeof value === 'string')) return undefined
    if (!isCount(step) || typeof startedAt !== 'number') return undefined
    return { values, step, startedAt, ...(isUnanswered === true ? { isUnanswered } : {}) }
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
