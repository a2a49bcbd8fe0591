import type { PurchaseKind } from '../../content/calculateCosts.ts'

/** The calculation in a shared link: the price as text, to be read like typed text. */
export type SharedCosts = { readonly price: string | undefined; readonly kind: PurchaseKind | undefined }

const kindNames: Record<PurchaseKind, string> = { resale: 'resale', newBuild: 'new-build' }

/** Reads `?price=1250000&kind=new-build`; what is missing or unknown stays undefined. */
export function readCostsQuery(search: string): SharedCosts {
  const params = new URLSearchParams(search)
  const name = params.get('kind')
  const kind = (Object.keys(kindNames) as PurchaseKind[]).find((key) => kindNames[key] === name)
  return { price: params.get('price') ?? undefined, kind }
}

/** The query with a calculation in it; other parameters stay. */
export function writeCostsQuery(search: string, { price, kind }: { price: number; kind: PurchaseKind }): string {
  const params = new URLSearchParams(search)
  params.set('price', String(price))
  params.set('kind', kindNames[kind])
  return `?${params}`
}
