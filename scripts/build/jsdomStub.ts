/** Replaces jsdom in vite-react-ssg: returns each page unchanged. */
export class JSDOM {
  readonly #html: string
  /** vite-react-ssg reads or changes the document only when it has a link to insert. */
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
    `vite-react-ssg now uses document.${String(property)}: see whether scripts/build/jsdomStub.ts still suffices.`,
  )
}
