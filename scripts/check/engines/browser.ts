/** What a flow may ask of a browser. Every engine has a driver that implements it. */
export type Browser = {
  readonly resize: (width: number, height: number) => Promise<void>
  readonly open: (url: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly evaluate: <Result, Args extends readonly unknown[]>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Presses the middle of an element, as a visitor would. */
  readonly click: (selector: string) => Promise<void>
  /** Types into an element whose text is selected. */
  readonly type: (selector: string, text: string) => Promise<void>
  /** Chooses an option of a select element by its value. */
  readonly choose: (selector: string, value: string) => Promise<void>
  readonly close: () => Promise<void>
}

export type Engine = {
  readonly name: string
  /** How to install what is missing; `undefined` when the engine can be started. */
  readonly missing: () => string | undefined
  /** @param blank an address of the site without scripts */
  readonly start: (blank: string) => Promise<Browser>
}

/** Scrolls to the first visible element that matches. Runs in the page. */
export function visibleElement(selector: string): Element | null {
  const element = [...document.querySelectorAll(selector)].find((it) =>
    it.checkVisibility({ visibilityProperty: true }),
  )
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element ?? null
}
