/** Chess as Article 2.3 sets it up, or from one of the 960 initial positions (II.1). */
export const VARIANTS = ['standard', 'chess960'] as const;
export type Variant = (typeof VARIANTS)[number];
