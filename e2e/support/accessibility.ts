import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accessibilityStandard } from './site.ts'

/** The WCAG 2.2 A and AA violations that axe finds, each with its rule and elements. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Listing the elements that pass takes a quarter of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(accessibilityStandard)
    // The site has no frames, so the analysis needs no second page.
    .setLegacyMode()
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
