import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { SheetHead } from './SheetHead.tsx'

type Props = {
  /** Number of the sheet. */
  readonly sheet: number
  readonly name: MessageDescriptor
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** A chapter of the dossier on House no. 7, on a sheet of its own. */
export function LiftedChapter({ sheet, name, text, children }: Props) {
  const translate = useMessage()
  return (
    <>
      <SheetHead number={sheet} />
      <Heading level={3} size="chapter">
        {translate(name)}
      </Heading>
      {text !== undefined && <Text size="small">{text}</Text>}
      {children}
    </>
  )
}
