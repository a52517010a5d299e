import { describe, expect, it } from 'vitest';
import { isKenyanMobile } from './kenyan-phone';

describe('isKenyanMobile', () => {
  it.each(['0712345678', '0112345678', '+254 712 345 678', '254112345678', '0712-345-678'])('accepts %s', (text) => {
    expect(isKenyanMobile(text)).toBe(true);
  });

  it.each(['', '071234567', '07123456789', '0212345678', '+255712345678', 'simu yangu'])('refuses "%s"', (text) => {
    expect(isKenyanMobile(text)).toBe(false);
  });
});
