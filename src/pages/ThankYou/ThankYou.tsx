import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { contactRemark } from '../../content/founders.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { HeroTitle } from '../../sections/PageHero/HeroTitle.tsx'
import { Remark } from '../../sections/Remark/Remark.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { hero, links, meta, urgent } from './copy.ts'
import { NextSteps } from './NextSteps.tsx'
import { actions, opening, page, words } from './ThankYou.css.ts'

/** Page after the submission of either form; src/features/consent reports the conversion. */
export function ThankYou() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} />
      <HeroFrame>
        <div className={page}>
          <div className={opening}>
            <div className={words}>
              <HeroTitle title={hero.title} width="across" />
              <Text size="lead">
                <Message of={hero.lead} />
              </Text>
            </div>
            <Remark remark={contactRemark} />
          </div>
          <div className={words}>
            <NextSteps />
            <Text tone="quiet">
              <Message of={urgent} />
            </Text>
            <div className={actions}>
              <Button href={href('services')}>{translate(links.services)}</Button>
              <Link href={href('home')} tone="strong">
                {translate(links.home)}
              </Link>
            </div>
          </div>
        </div>
      </HeroFrame>
    </>
  )
}
