/**
 * Lets a page open the cookie settings without importing them: src/app/ConsentSlot.tsx listens on the document and
 * shows the dialog. Without an ads id nothing listens, and no page asks.
 */
export const cookieSettingsEvent = 'cookie-settings'

export const openCookieSettings = (): void => {
  document.dispatchEvent(new Event(cookieSettingsEvent))
}
