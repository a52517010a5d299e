import type { Bilingual } from '@afya/contracts';

/** Texts that conditions refer to by id. */
export interface Texts {
  /** home care; no doses for children or in pregnancy, which only a health worker gives */
  care: Readonly<Record<string, Bilingual>>;
  /** tests that a clinic may do */
  tests: Readonly<Record<string, Bilingual>>;
  /** warning signs that need a hospital immediately */
  goNow: Readonly<Record<string, Bilingual>>;
}
