/** What vite-react-ssg gets in place of jsdom: a page goes in and comes out as it is. */
export class JSDOM {
  readonly #html: string
  /** vite-react-ssg passes the document on, and touches it only when it has a link to insert. */
  readonly window = { document: new Proxy({}, { get: refuse, set: refuse, has: refuse }) }

  constructor(html: string) {
    this.#html = html
  }

  serialize(): string {
    return this.#html
  }
}

function refuse(_: object, property: string | symbol): never {
  throw new Error(
    `vite-react-ssg now uses document.${String(property)}: see whether scripts/build/jsdomStandIn.ts still gives it what it needs.`,
  )
}
