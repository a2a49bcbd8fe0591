import { visitStore, type Store } from '../storage.ts'

/** The values of a form, its step, and when it was started (milliseconds since 1970). */
export type Draft = {
  readonly values: Readonly<Record<string, string>>
  readonly step: number
  readonly startedAt: number
}

export type DraftStore = {
  readonly read: () => Draft | undefined
  readonly write: (draft: Draft) => void
  readonly clear: () => void
}

/** The draft of a form for this visit: it survives a reload, going back and a change of language. */
export function draftStore(id: string, store: Store = visitStore): DraftStore {
  const key = `draft-${id}`
  return {
    read: () => parse(store.read(key)),
    write: (draft) => void store.write(key, JSON.stringify(draft)),
    clear: () => store.remove(key),
  }
}

/** Visitors can change their storage: anything there that is not a draft is ignored. */
function parse(text: string | null): Draft | undefined {
  if (text === null) return undefined
  try {
    const { values, step, startedAt } = JSON.parse(text) as Partial<Draft>
    if (typeof values !== 'object' || values === null) return undefined
    if (!Object.values(values).every((value) => typeof value === 'string')) return undefined
    if (!isCount(step) || typeof startedAt !== 'number') return undefined
    return { values, step, startedAt }
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
