import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { notice, unreachable } from './BlogPost.css.ts'
import { hero, missing } from './copy.ts'
import type { Notices } from './useNotices.ts'

type Props = {
  readonly notices: Notices
  /** Set if the database did not answer; otherwise the post does not exist. */
  readonly failure?: { readonly retry: () => void; readonly isRetrying: boolean } | undefined
}

/** Shown if the post does not exist or could not be loaded. */
export function ArticleNotFound({ notices, failure }: Props) {
  const translate = useMessage()
  const href = useHref()
  const isRedirected = notices.locale !== useLanguage().locale
  return (
    <>
      <PageHead title={missing.metaTitle} description={missing.text} isFound={false} />
      <Section>
        <div className={notice}>
          <Heading level={1}>{translate(missing.title)}</Heading>
          <Text size="lead">{translate(missing.text)}</Text>
          {failure && (
            <div className={unreachable} lang={notices.locale}>
              <div role="alert">
                <Text>{notices.unreachable}</Text>
              </div>
              <Button onClick={failure.retry} isBusy={failure.isRetrying}>
                {notices.retry}
              </Button>
            </div>
          )}
          {isRedirected && failure === undefined && (
            <div lang={notices.locale}>
              <Text>{notices.missing}</Text>
            </div>
          )}
          <Button href={href('blog')} tone={failure ? 'outline' : 'sea'}>
            {translate(hero.back)}
          </Button>
        </div>
      </Section>
    </>
  )
}
