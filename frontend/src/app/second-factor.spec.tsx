import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLogs } from '../testing/fake-logs';
import { CODE, fakeSecurity, OTP_ADDRESS, PASSWORD, RECOVERY_CODES } from '../testing/fake-security';
import { renderApp } from '../testing/render-app';

const WORDS = {
  en: {
    code: 'Code',
    confirm: 'Continue',
    allLogs: /^All Logs/,
    tryLater: /Try again in 3 minutes/,
    wrong: 'The code is wrong or was used before',
    missing: 'Enter the whole code',
    title: 'Enter your code',
    setUp: 'Set up',
    setUpAgain: 'Set up a new one',
    qrCode: 'QR code for your authenticator app',
    open: 'Open in an app on this device',
    recovery: 'Your recovery codes',
    saved: 'I have saved them',
    isOn: 'Your second factor is set up.',
    isOff: 'You have no second factor.',
    left: 'Recovery codes left: 10',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print',
    password: 'Password',
    setupNeeded: 'Set up a second factor to continue',
  },
  sw: {
    code: 'Namba',
    confirm: 'Endelea',
    allLogs: /^Zote/,
    tryLater: /Jaribu tena baada ya dakika 3/,
    wrong: 'Namba si sahihi au ilishatumika',
    missing: 'Andika namba yote',
    title: 'Andika namba yako',
    setUp: 'Weka',
    setUpAgain: 'Weka upya',
    qrCode: 'Msimbo wa QR wa programu yako ya uthibitishaji',
    open: 'Fungua kwenye programu iliyo kwenye kifaa hiki',
    recovery: 'Namba zako za akiba',
    saved: 'Nimezihifadhi',
    isOn: 'Uthibitishaji wako wa hatua mbili umewekwa.',
    isOff: 'Huna uthibitishaji wa hatua mbili.',
    left: 'Namba za akiba zilizobaki: 10',
    copy: 'Nakili',
    copied: 'Imenakiliwa',
    print: 'Chapisha',
    password: 'Nenosiri',
    setupNeeded: 'Weka uthibitishaji wa hatua mbili ili uendelee',
  },
} as const;

let security: ReturnType<typeof fakeSecurity>;
beforeEach(() => {
  fakeLogs();
  security = fakeSecurity();
});
const button = (name: string) => screen.getByRole('button', { name });

describe.each(['en', 'sw'] as const)('the code form (%s)', (language) => {
  const t = WORDS[language];
  const open = (path = '/admin') => {
    security.refusal = 'SECOND_FACTOR_REQUIRED';
    return renderApp({ path, language });
  };

  it('asks for the code after login and then shows the logs', async () => {
    const { user } = open();
    expect(await screen.findByRole('heading', { name: t.title })).toBeVisible();
    expect(screen.queryByRole('tab', { name: t.allLogs })).not.toBeInTheDocument();
    const field = screen.getByLabelText(t.code);
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(field, `${CODE}{Enter}`);
    expect(await screen.findByRole('tab', { name: t.allLogs })).toBeVisible();
    expect(security.sent).toEqual([['/api/auth/second-factor', { code: CODE }]]);
    expect(document.getElementById('admin-content')).toHaveFocus();
  });

  it('accepts a recovery code', async () => {
    const { user } = open('/admin/overview');
    await user.type(await screen.findByLabelText(t.code), ` ${RECOVERY_CODES[0]} `);
    await user.click(button(t.confirm));
    await waitFor(() => expect(screen.queryByRole('heading', { name: t.title })).not.toBeInTheDocument());
    expect(security.sent).toEqual([['/api/auth/second-factor', { code: RECOVERY_CODES[0] }]]);
  });

  it('shows that a code is too short and sends nothing', async () => {
    const { user } = open();
    const field = await screen.findByLabelText(t.code);
    await user.type(field, '12345');
    await user.click(button(t.confirm));
    expect(field).toHaveAccessibleDescription(t.missing);
    expect(field).toHaveFocus();
    expect(security.sent).toEqual([]);
  });

  it('shows a wrong code at the field and returns focus to it', async () => {
    const { user } = open();
    const field = await screen.findByLabelText(t.code);
    await user.type(field, '654321');
    await user.click(button(t.confirm));
    await waitFor(() => expect(field).toHaveAccessibleDescription(t.wrong));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });

  it('shows how long codes are refused after too many wrong ones', async () => {
    security.throttledSeconds = 150;
    const { user } = open();
    await user.type(await screen.findByLabelText(t.code), `${CODE}{Enter}`);
    expect(await screen.findByText(t.tryLater)).toBeVisible();
  });
});

describe.each(['en', 'sw'] as const)('the setup of the second factor (%s)', (language) => {
  const t = WORDS[language];
  const openSetup = async (name: string = t.setUp) => {
    const { user } = renderApp({ path: '/admin/security', language });
    await user.click(await screen.findByRole('button', { name }));
    return { user, field: await screen.findByLabelText(t.code) };
  };

  it('shows the QR code, the key in groups of four and a link for an app on this device', async () => {
    await openSetup();
    expect(screen.getByText(t.isOff)).toBeVisible();
    const picture = screen.getByRole('img', { name: t.qrCode });
    // A version 1 QR code has 21 modules; this address needs more.
    expect(Number(picture.getAttribute('viewBox')?.split(' ')[2])).toBeGreaterThan(21);
    expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1_000);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    expect(screen.getByRole('link', { name: t.open })).toHaveAttribute('href', OTP_ADDRESS);
  });

  it('rejects a wrong code and keeps the same key', async () => {
    const { user, field } = await openSetup();
    await user.type(field, '000000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(t.wrong));
    expect(screen.getByRole('img', { name: t.qrCode })).toBeVisible();
  });

  it('shows the recovery codes after the first correct code, and the state after they were saved', async () => {
    const { user, field } = await openSetup();
    await user.type(field, `${CODE}{Enter}`);
    expect(await screen.findByRole('heading', { name: t.recovery })).toBeVisible();
    for (const code of RECOVERY_CODES) expect(screen.getByText(code)).toBeVisible();
    expect(screen.getByText(t.isOn)).toBeVisible();
    expect(screen.queryByText(t.isOff)).not.toBeInTheDocument();
    expect(screen.queryByRole('img', { name: t.qrCode })).not.toBeInTheDocument();
    await user.click(button(t.saved));
    expect(await screen.findByRole('button', { name: t.setUpAgain })).toBeVisible();
    expect(screen.getByText(t.left)).toBeVisible();
    for (const code of RECOVERY_CODES) expect(screen.queryByText(code)).not.toBeInTheDocument();
  });

  it('copies and prints the recovery codes', async () => {
    const { user, field } = await openSetup();
    await user.type(field, `${CODE}{Enter}`);
    await user.click(await screen.findByRole('button', { name: t.copy }));
    expect(await screen.findByRole('button', { name: t.copied })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(RECOVERY_CODES.join('\n'));
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(button(t.print));
    expect(print).toHaveBeenCalledOnce();
  });

  it('is required of an admin without a second factor and keeps the recovery codes until they were saved', async () => {
    security.refusal = 'SECOND_FACTOR_SETUP_REQUIRED';
    const { user } = renderApp({ path: '/admin', language });
    expect(await screen.findByRole('heading', { name: t.setupNeeded })).toBeVisible();
    await user.click(screen.getByRole('link', { name: t.setUp }));
    await user.click(await screen.findByRole('button', { name: t.setUp }));
    await user.type(await screen.findByLabelText(t.code), `${CODE}{Enter}`);
    expect(await screen.findByText(RECOVERY_CODES[9]!)).toBeVisible();
    for (const event of ['visibilitychange', 'focus', 'online']) window.dispatchEvent(new Event(event));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByText(RECOVERY_CODES[9]!)).toBeVisible();
  });

  it('asks for the password first if it was not entered recently', async () => {
    Object.assign(security, { passwordNeeded: true, enrolled: true });
    const { user } = renderApp({ path: '/admin/security', language });
    await user.type(await screen.findByLabelText(t.password), `${PASSWORD}{Enter}`);
    const again = await screen.findByRole('button', { name: t.setUpAgain });
    expect(document.getElementById('admin-content')).toHaveFocus();
    await user.click(again);
    await user.type(await screen.findByLabelText(t.code), `${CODE}{Enter}`);
    expect(await screen.findByRole('heading', { name: t.recovery })).toBeVisible();
  });
});
