import type { ReactNode } from 'react'
import type { Locale } from '../i18n/locales.ts'
import { CostsDrawing } from './CostsDrawing.tsx'
import { DepositDrawing } from './DepositDrawing.tsx'
import { examples } from './examples.ts'
import { FincaDrawing } from './FincaDrawing.tsx'
import { NewOrResaleDrawing } from './NewOrResaleDrawing.tsx'
import { PapersDrawing } from './PapersDrawing.tsx'
import { RegionsDrawing } from './RegionsDrawing.tsx'
import { RentDrawing } from './RentDrawing.tsx'
import { RentTaxesDrawing } from './RentTaxesDrawing.tsx'
import { TaxYearDrawing } from './TaxYearDrawing.tsx'
import { ViewingDrawing } from './ViewingDrawing.tsx'

const { price, inHouse, netRent, germanRate } = examples

/** The drawing of each sample post, by its name in `public/drawings`, which is the name of the file without its language. */
export const articleDrawings: Readonly<Record<string, Partial<Record<Locale, ReactNode>>>> = {
  costs: { en: <CostsDrawing price={price.costs.en} />, de: <CostsDrawing price={price.costs.de} /> },
  deposit: { en: <DepositDrawing price={price.deposit.en} />, de: <DepositDrawing price={price.deposit.de} /> },
  'tax-year': { en: <TaxYearDrawing owner="abroad" />, de: <TaxYearDrawing owner="german" /> },
  finca: { en: <FincaDrawing />, de: <FincaDrawing /> },
  rent: { en: <RentDrawing />, de: <RentTaxesDrawing rent={netRent} germanRate={germanRate} /> },
  regions: { en: <RegionsDrawing />, de: <RegionsDrawing /> },
  viewing: { en: <ViewingDrawing inHouse={inHouse.en} />, de: <ViewingDrawing inHouse={inHouse.de} /> },
  papers: { en: <PapersDrawing /> },
  'new-or-resale': { de: <NewOrResaleDrawing price={price.newOrResale} /> },
}
