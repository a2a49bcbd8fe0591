import { useRef } from 'react'
import { edgeButton } from '../../components/Button/Button.css.ts'
import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { emailHref, telephoneHref } from '../../content/company.ts'
import { navigation, navigationLabels } from '../../content/navigation.ts'
import { useMessage } from '../../i18n/useMessage.ts'
import { useHref } from '../../seo/usePage.ts'
import { menu as copy } from './copy.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { Logo } from './Logo.tsx'
import { MenuHint } from './MenuHint.tsx'
import { buttons, head, item, itemLink, list, panel, subtitle, wrapper } from './MobileMenu.css.ts'
import { useCloseOnNavigation } from './useCloseOnNavigation.ts'
import { useCurrent } from './useCurrent.ts'

const panelId = 'menu'

/** The menu of narrow screens: a native popover, so that it opens without JavaScript. */
export function MobileMenu() {
  const translate = useMessage()
  const popover = useRef<HTMLDivElement>(null)
  useCloseOnNavigation(popover)
  return (
    <div className={wrapper}>
      <button type="button" className={edgeButton} popoverTarget={panelId}>
        {translate(copy.open)}
      </button>
      <MenuHint menu={popover} />
      <div id={panelId} className={panel} popover="auto" role="dialog" aria-label={translate(copy.label)} ref={popover}>
        <div className={head}>
          <Logo />
          <button type="button" className={edgeButton} popoverTarget={panelId} popoverTargetAction="hide">
            {translate(copy.close)}
          </button>
        </div>
        <MenuLinks close={() => popover.current?.hidePopover()} />
        <div className={buttons}>
          <Button href={telephoneHref}>{translate(copy.call)}</Button>
          <Button href={emailHref} tone="outline">
            {translate(copy.write)}
          </Button>
        </div>
        <LanguageSwitcher isInMenu />
      </div>
    </div>
  )
}

function MenuLinks({ close }: { readonly close: () => void }) {
  const translate = useMessage()
  const href = useHref()
  const current = useCurrent()
  return (
    <ul className={list}>
      {navigation.map(({ page, subtitle: text }) => (
        <li key={page} className={item}>
          <Link href={href(page)} look="plain" className={itemLink} current={current(page)} onClick={close}>
            {translate(navigationLabels[page])}
            <span className={subtitle}>{translate(text)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
