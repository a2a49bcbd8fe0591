import type { MessageDescriptor } from '@lingui/core'
import { localeTags, type Locale } from '../i18n/locales.ts'
import {
  formatEuro,
  formatEuroSpan,
  formatMonth,
  formatNumber,
  formatPercent,
  formatPercentSpan,
  formatSpan,
  rangeDash,
} from '../lib/format.ts'
import type { Provider } from './company.ts'
import { newBuildTaxes, transferTax } from './calculateCosts.ts'
import { countryName, formatProvider } from './formatProvider.ts'
import { feeAmounts } from './feeAmounts.ts'
import { factMessages } from './factMessages.ts'
import { consentKey } from './facts.ts'
import { ownFigures, type Figures } from './figures.ts'
import { savingFigures } from './savings.ts'

/** Keeps a number and its unit on one line. */
const noBreak = '\u00A0'
/** "9:00 AM" in American English, "9:00" in German. */
const clock = (time: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .format(new Date(`2026-01-14T${time}Z`))
    .replaceAll(/\s/g, noBreak)
    .replace(/^0/, '')
const hours = ({ opens, closes }: { opens: string; closes: string }, tag: string): string =>
  `${clock(opens, tag)}${rangeDash}${clock(closes, tag)}`

type Translate = (message: MessageDescriptor, values?: Readonly<Record<string, string | number>>) => string

function taxBands({ costs }: Figures, intl: string, translate: Translate): string {
  const parts = costs.transferTaxBands.map(({ upTo, rate }) =>
    Number.isFinite(upTo)
      ? translate(factMessages.bandUpTo, { rate: formatPercent(rate, intl), limit: formatEuro(upTo, intl) })
      : translate(factMessages.bandAbove, { rate: formatPercent(rate, intl) }),
  )
  return new Intl.ListFormat(intl, { type: 'conjunction' }).format(parts)
}

/** Each rate of the stamp duty with the value below which it applies. */
function stampDuty({ costs }: Figures, intl: string, translate: Translate): string {
  const steps = costs.newBuildStampDuty
  const parts = steps.map(({ rate }, at) => {
    const limit = steps[at + 1]?.from
    return limit === undefined
      ? translate(factMessages.stampDutyFrom, { rate: formatPercent(rate, intl) })
      : translate(factMessages.stampDutyBelow, { rate: formatPercent(rate, intl), limit: formatEuro(limit, intl) })
  })
  return new Intl.ListFormat(intl, { type: 'conjunction' }).format(parts)
}

/** An example of who pays us: `{feeExample1Price}`, `{feeExample1Share}`, `{feeExample1Fee}`, `{feeExample1Half}`, `{feeExample1Gross}`, `{feeExample1HalfGross}`. */
function feeExample<Name extends string>(
  name: Name,
  price: number,
  { facts: { feeRate, feeAtStart, sellerCommission }, company: { feeIncludesVat, commissionShare }, costs }: Figures,
  euro: (value: number) => string,
) {
  const { fee, gross } = feeAmounts(price, { feeRate, feeIncludesVat, servicesVat: costs.servicesVat })
  return {
    [`${name}Price`]: euro(price),
    [`${name}Share`]: euro(price * sellerCommission * commissionShare),
    [`${name}Fee`]: euro(fee),
    [`${name}Half`]: euro(fee * feeAtStart),
    [`${name}Gross`]: euro(gross),
    [`${name}HalfGross`]: euro(gross * feeAtStart),
  } as Record<`${Name}${'Price' | 'Share' | 'Fee' | 'Half' | 'Gross' | 'HalfGross'}`, string>
}

/**
 * Every fact as a string for readers of `locale`, by the name that messages use: "We take {clientsPerYear} searches".
 * The one place where a business number becomes text.
 */
export function formatFacts(locale: Locale, translate: Translate, figures: Figures = ownFigures) {
  const { facts, costs, taxes, company, openingHours, year, ownSummer } = figures
  const { intl } = localeTags[locale]
  const percent = (ratio: number) => formatPercent(ratio, intl)
  const saving = savingFigures(facts.savings)
  const number = (value: number) => formatNumber(value, intl)
  const euro = (value: number) => formatEuro(value, intl)
  const [example1, example2, example3] = facts.feeExamples
  const terms = { feeRate: facts.feeRate, feeIncludesVat: company.feeIncludesVat, servicesVat: costs.servicesVat }
  const { net: netFee } = feeAmounts(example2, terms)
  const share = example2 * facts.sellerCommission * company.commissionShare
  const exampleTax = transferTax(example2, costs)
  const newBuild = newBuildTaxes(example2, costs)
  // VAT adds a decimal to the rate.
  const feeRateGross = formatPercent(facts.feeRate * (company.feeIncludesVat ? 1 : 1 + costs.servicesVat), intl, 4)
  const feeOfPrice = translate(company.feeIncludesVat ? factMessages.feeWithVat : factMessages.feePlusVat, {
    net: percent(facts.feeRate),
    gross: feeRateGross,
  })
  const sellerCommission = percent(facts.sellerCommission)
  const provider = (one: Provider) => formatProvider(one, intl, translate)
  const founders = company.founders.map(({ name }) => name)
  return {
    founded: String(facts.founded),
    clientsPerYear: formatSpan(facts.clientsPerYear, intl),
    listingsPerDay: number(facts.listingsPerDay),
    savingSentence: translate(factMessages.saving, {
      purchases: number(saving.count),
      saving: formatPercent(saving.mean, intl, 0),
      range: formatPercentSpan(saving, intl),
    }),
    searchTimeSentence: translate(factMessages.searchTime, {
      clients: number(facts.searchClients),
      factor: number(facts.searchSpeedFactor),
    }),
    satisfactionSentence: translate(factMessages.satisfied, {
      asked: number(facts.clientsAsked),
      answered: number(facts.clientsAnswered),
    }),
    firstMandate: formatMonth(figures.firstMandate, intl).replace(' ', noBreak),
    processMonths: formatSpan(facts.processMonths, intl),
    netYield: formatPercentSpan(facts.netYield, intl),
    grossYield: formatPercentSpan(facts.grossYield, intl),
    replyHours: number(facts.replyHours),
    matchHours: number(facts.matchHours),
    priceFrom: translate(factMessages.millions, { amount: number(facts.priceFrom / 1e6) }),
    feeRate: percent(facts.feeRate),
    feeRateGross,
    feeOfPrice,
    feeAtStart: percent(facts.feeAtStart),
    feeAtClosing: percent(1 - facts.feeAtStart),
    buyerCommission: percent(facts.buyerCommission),
    sellerCommission,
    whoPays: translate(factMessages.whoPays, {
      commission: sellerCommission,
      share: percent(company.commissionShare),
      fee: feeOfPrice,
    }),
    unsharedHouses: percent(facts.unsharedHouses),
    freePlaces: number(facts.freePlaces),
    placesYear: String(facts.placesYear),
    withdrawalDays: number(facts.withdrawalDays),
    monthsAfterMandate: number(facts.monthsAfterMandate),
    supportMonths: number(facts.supportMonths),
    commissionShare: percent(company.commissionShare),
    shareOfPrice: formatPercent(facts.sellerCommission * company.commissionShare, intl, 1),
    ...feeExample('feeExample1', example1, figures, euro),
    ...feeExample('feeExample2', example2, figures, euro),
    ...feeExample('feeExample3', example3, figures, euro),
    feeExample2Total: euro(share + netFee),
    feeExample2IfBought: euro(share + netFee * (1 - facts.feeAtStart)),
    feeExample2Commission: euro(example2 * facts.sellerCommission),
    feeExample2ShareGross: euro(share * (1 + costs.servicesVat)),
    feeExample2Tax: euro(exampleTax),
    feeExample2NewBuildTax: euro(newBuild.vat + newBuild.stampDuty),
    feeExample2TaxSaved: euro(exampleTax - transferTax(example2 - share, costs)),
    arras: percent(facts.arras),
    mortgage: formatPercentSpan(facts.mortgage, intl),
    nieWeeks: formatSpan(facts.nieWeeks, intl),
    militaryWeeks: formatSpan(facts.militaryWeeks, intl),
    bankTime: new Intl.NumberFormat(intl, { style: 'unit', unit: 'week', unitDisplay: 'long' }).format(facts.bankWeeks),
    financeWeeks: formatSpan(facts.financeWeeks, intl),
    utilities: formatEuroSpan(facts.utilities, intl),
    lawyerRate: formatPercentSpan(costs.lawyerRate, intl),
    retention: percent(taxes.retention),
    rentalTaxEea: percent(taxes.rentalTaxEea),
    rentalTaxOthers: percent(taxes.rentalTaxOthers),
    wealthAllowance: euro(taxes.wealthAllowance),
    wealthReturnFrom: euro(taxes.wealthReturnFrom),
    solidarityTaxFrom: euro(taxes.solidarityTaxFrom),
    feeSpansUpTo: euro(costs.feeSpansUpTo),
    vat: percent(costs.newBuildVat),
    stampDuty: stampDuty(figures, intl, translate),
    stampDutySince: formatMonth(figures.stampDutySince, intl).replace(' ', noBreak),
    ratesYear: String(figures.ratesYear),
    taxBands: taxBands(figures, intl, translate),
    company: company.name,
    companyLong: company.longName,
    phone: company.phone.replaceAll(' ', noBreak),
    email: company.email,
    address: `${company.address.street}, ${company.address.postalCode}${noBreak}${company.address.town}`,
    town: company.address.town,
    country: countryName(company.address.country, intl),
    weekdayHours: hours(openingHours.weekdays, intl),
    saturdayHours: hours(openingHours.saturday, intl),
    legalName: company.legalName,
    taxId: company.taxId,
    founders: new Intl.ListFormat(intl, { type: 'conjunction' }).format(founders),
    foundersOr: new Intl.ListFormat(intl, { type: 'disjunction' }).format(founders),
    agentNumber: company.agentNumber.replaceAll(' ', noBreak),
    insurer: company.insurance.insurer,
    insurerContact: company.insurance.contact,
    insurancePolicy: company.insurance.policy.replaceAll('-', '-\u2060'),
    coverPerClaim: euro(company.insurance.perClaim),
    coverPerYear: euro(company.insurance.perYear),
    vatId: company.vatId,
    registerEntry: company.registerEntry.replaceAll(/ (?=\S*\d)/g, noBreak),
    hostingProvider: provider(company.providers.hosting),
    contactFormProvider: provider(company.providers.contactForm),
    enquiryFormProvider: provider(company.providers.enquiryForm),
    databaseProvider: provider(company.providers.database),
    geolocationProvider: provider(company.providers.geolocation),
    schedulingProvider: provider(company.providers.scheduling),
    conversionValue: euro(facts.conversionValue),
    logDays: number(facts.logDays),
    enquiryMonths: number(facts.enquiryMonths),
    consentMonths: number(facts.consentMonths),
    consentKey,
    privacyChanged: new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' })
      .format(new Date(figures.privacyChanged))
      .replace(' ', noBreak),
    // The example of the investment analysis.
    exampleGross: euro(year.gross),
    exampleNet: euro(year.net),
    exampleGrossYield: formatPercent(year.grossYield, intl, 1),
    exampleNetYield: formatPercent(year.netYield, intl, 1),
    exampleCashYield: formatPercent(year.cashYield, intl, 1),
    exampleCash: euro(year.cash),
    exampleCostShare: formatPercent(1 - year.net / year.gross, intl, 0),
    exampleOthersNet: euro(year.afterTax.others),
    exampleOthersYield: formatPercent(year.afterTax.others / year.price, intl, 1),
    exampleOthersCashYield: formatPercent(year.afterTax.others / year.cash, intl, 1),
    exampleEeaYield: formatPercent(year.afterTax.eea / year.price, intl, 1),
    ownSummerNet: euro(ownSummer.net),
    ownSummerYield: formatPercent(ownSummer.netYield, intl, 1),
  } as const
}

declare module '../i18n/useMessage.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is the only type that a module can add to
  interface ReservedValues extends Record<keyof ReturnType<typeof formatFacts>, never> {}
}
