import type { Bilingual } from '@afya/contracts';

/** Texts that conditions name by id. */
export interface Texts {
  /** what to do; no doses for children or in pregnancy: a health worker gives those */
  care: Readonly<Record<string, Bilingual>>;
  /** tests that a clinic may do */
  tests: Readonly<Record<string, Bilingual>>;
  /** signs with which to go to a hospital at once */
  goNow: Readonly<Record<string, Bilingual>>;
}
