/**
 * How a page asks for the cookie settings without knowing who shows them: src/app/ConsentSlot.tsx listens on the document
 * and brings the dialog. Nothing listens, and no page asks, where no ads id is set.
 */
export const cookieSettingsEvent = 'cookie-settings'

export const openCookieSettings = (): void => {
  document.dispatchEvent(new Event(cookieSettingsEvent))
}
