import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { caseAmounts, caseGap, caseSteps } from '../../content/clientCase.ts'
import { fincaClose } from '../../content/pictures/fincaClose.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useFormats } from '../../i18n/useFormats.ts'
import { PictureCaption } from '../../sections/PictureCaption/PictureCaption.tsx'
import { caption, image, picture, steps } from './ClientStories.css.ts'
import { casePicture } from './copy.ts'

const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')

/** One purchase by months, from the brief to the deed. */
export function ClientCase() {
  const translate = useMessage()
  const { euro, month: formatMonth, percent } = useFormats()
  const amounts = Object.entries(caseAmounts).map(([name, value]) => [name, euro(value)] as const)
  const values = { ...Object.fromEntries(amounts), gap: percent(caseGap, 0) }
  return (
    <div className={steps}>
      <figure className={picture}>
        <Picture
          className={image}
          isFilling
          source={fincaClose.source}
          focus={fincaClose.focus}
          alt={translate(fincaClose.alt)}
          sizes="(min-width: 64em) 60vw, 92vw"
        />
        <figcaption className={caption}>
          <PictureCaption picture={fincaClose} />
          <PictureCaption picture={{ caption: casePicture }} />
        </figcaption>
      </figure>
      <Definitions
        items={caseSteps.map(({ id, month, title, text }) => ({
          id,
          term: (
            <>
              {translate(title)}, <time dateTime={month}>{unbroken(formatMonth(month))}</time>
            </>
          ),
          detail: <Message of={text} values={values} />,
        }))}
      />
    </div>
  )
}
