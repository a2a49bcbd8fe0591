import { useRef } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { EdgeButton } from '../../components/Button/EdgeButton.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { navigation, navigationLabels } from '../../content/navigation.ts'
import { useMessage } from '../../i18n/useMessage.ts'
import { useAutoClose } from '../../lib/useAutoClose.ts'
import { useHref } from '../../routing/usePage.ts'
import { menu as copy } from './copy.ts'
import { LanguageSwitcher } from './LanguageSwitcher.tsx'
import { Logo } from './Logo.tsx'
import { MenuHint } from './MenuHint.tsx'
import { buttons, head, item, itemLink, list, panel, subtitle, wrapper } from './MobileMenu.css.ts'
import { useCurrent } from './useCurrent.ts'

const panelId = 'menu'

/** The menu of narrow screens: a popover, so that it opens without JavaScript, and with it a modal dialog. */
export function MobileMenu() {
  const translate = useMessage()
  const dialog = useRef<HTMLDialogElement>(null)
  useAutoClose(dialog)
  const openModal = (event: React.MouseEvent) => {
    // Opened before hydration: the browser closes the popover.
    if (dialog.current === null || dialog.current.getClientRects().length > 0) return
    event.preventDefault()
    dialog.current.showModal()
  }
  const closeModal = (event: React.MouseEvent) => {
    if (dialog.current?.open !== true) return
    event.preventDefault()
    dialog.current.close()
  }
  return (
    <div className={wrapper}>
      <EdgeButton popoverTarget={panelId} onClick={openModal}>
        {translate(copy.open)}
      </EdgeButton>
      <MenuHint menu={dialog} />
      <dialog id={panelId} className={panel} popover="auto" aria-label={translate(copy.label)} ref={dialog}>
        <div className={head}>
          <Logo />
          <EdgeButton popoverTarget={panelId} popoverTargetAction="hide" onClick={closeModal}>
            {translate(copy.close)}
          </EdgeButton>
        </div>
        <MenuLinks />
        <div className={buttons}>
          <Button href={telephoneHref}>{translate(copy.call)}</Button>
          <Button href={emailHref} tone="outline">
            {translate(copy.write)}
          </Button>
        </div>
        <LanguageSwitcher place="menu" />
      </dialog>
    </div>
  )
}

function MenuLinks() {
  const translate = useMessage()
  const href = useHref()
  const current = useCurrent()
  return (
    <ul className={list}>
      {navigation.map(({ page, subtitle: text }) => (
        <li key={page} className={item}>
          <Link href={href(page)} tone="plain" className={itemLink} current={current(page)}>
            {translate(navigationLabels[page])}
            <span className={subtitle}>{translate(text)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
