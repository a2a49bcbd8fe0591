/**
 * Taxes that are no costs of the purchase; sources in docs/sources.md. Rates are ratios, amounts euro.
 */
export const taxes = {
  /** Part of the price that the buyer of a non-resident seller pays to the tax office. */
  retention: 0.03,
  /** Tax on rent: residents of the EU and the EEA, on the rent less costs. */
  rentalTaxEea: 0.19,
  /** Tax on rent: all other non-residents. */
  rentalTaxOthers: 0.24,
  /** Wealth tax allowance of the Balearic Islands, per person. */
  wealthAllowance: 3_000_000,
  /** Gross assets in Spain from which a return is due whether or not there is tax to pay. */
  wealthReturnFrom: 2_000_000,
  /** Net assets from which the national solidarity tax is payable: its first rate plus its allowance. */
  solidarityTaxFrom: 3_700_000,
} as const satisfies Record<string, number>
