import { useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { errors } from './copy.ts'
import type { TypedPrice } from './parsePrice.ts'
import { problemOf } from './problem.ts'

/** What is wrong with a typed price, and for which price the answers still are; or a note on how it was read. */
export function useProblem(typed: TypedPrice | undefined, answered: number) {
  const translate = useMessage()
  const formats = useFormats()
  const problem = typed && problemOf(typed, formats)
  if (problem === undefined) return undefined
  const text = translate(problem.message, problem.values)
  const { isNote } = problem
  return { isNote, text: isNote ? text : `${text} ${translate(errors.kept, { price: formats.euro(answered) })}` }
}
