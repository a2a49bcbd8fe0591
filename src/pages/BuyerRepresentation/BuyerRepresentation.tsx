import { Text } from '../../components/Text/Text.tsx'
import { contract } from '../../content/pictures/contract.ts'
import { thirdChair } from '../../content/pictures/thirdChair.ts'
import { Message } from '../../i18n/Message.tsx'
import { AsidePicture } from '../../sections/PictureCaption/AsidePicture.tsx'
import { Figures } from '../../sections/ServicePage/Figures.tsx'
import { ServicePage } from '../../sections/ServicePage/ServicePage.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceGraph } from '../../seo/service.ts'
import * as copy from './copy.ts'

export function BuyerRepresentation() {
  return (
    <>
      <PageHead {...copy.meta} structuredData={(context) => serviceGraph(context, 'buyer-representation')} />
      <ServicePage
        copy={copy}
        opening={{
          place: 'left',
          picture: thirdChair,
          figures: <Figures items={copy.sums} />,
          note: (
            <Text size="small">
              <Message of={copy.sumsNote} />
            </Text>
          ),
        }}
        stepsPicture={<AsidePicture picture={contract} />}
      />
    </>
  )
}
