/**
 * Lets a page open the cookie settings without importing them: src/app/ConsentSlot.tsx listens on the document and
 * shows the dialog. Without a service that measures, nothing listens, and no page asks.
 */
export const cookieSettingsEvent = 'cookie-settings'

export const openCookieSettings = (): void => {
  document.dispatchEvent(new Event(cookieSettingsEvent))
}
