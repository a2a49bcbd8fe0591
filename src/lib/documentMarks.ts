/** Attribute of `html` with the path of a prerendered page. */
export const ownPathMark = 'data-path'
/** Attribute of `html` once the boot script runs. */
export const scriptMark = 'data-script'
/** Selector of `html` on a prerendered page whose boot script has not run. */
export const withoutBoot = `html[${ownPathMark}]:not([${scriptMark}])`
