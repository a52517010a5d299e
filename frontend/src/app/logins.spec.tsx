import type { LoginList, User } from '@afya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api';
import { fakeSecurity, PASSWORD } from '../testing/fake-security';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const amina: User = { id: 'u1', username: 'Amina', preferredLanguage: 'sw', role: 'user' };
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const login = (id: string, part: Partial<LoginList[number]> = {}): LoginList[number] => ({
  id,
  createdAt: hoursAgo(5),
  lastUsedAt: hoursAgo(2),
  device: '',
  isCurrent: false,
  ...part,
});
const LOGINS = [
  login('here', { device: 'Firefox, Linux', isCurrent: true }),
  login('phone', { device: 'Chrome, Android' }),
  login('unknown', { createdAt: null, lastUsedAt: null }),
];
const WORDS = {
  en: {
    account: 'Account of Amina',
    title: 'Where you are logged in',
    current: 'This login',
    begun: /^Logged in 5 hours ago/,
    used: /^Last used 2 hours ago/,
    unknown: 'Unknown device',
    endPhone: 'End the login on Chrome, Android',
    endOthers: 'End all others',
    password: 'Password',
    endFailed: 'The login was not ended',
    listFailed: 'The list did not load',
    retry: 'Retry',
  },
  sw: {
    account: 'Akaunti ya Amina',
    title: 'Mahali ulipoingia',
    current: 'Hapa ulipo sasa',
    begun: /^Uliingia saa 5 zilizopita/,
    used: /^Ilitumika mara ya mwisho saa 2 zilizopita/,
    unknown: 'Kifaa kisichojulikana',
    endPhone: 'Toa akaunti kwenye Chrome, Android',
    endOthers: 'Toa kwingine kote',
    password: 'Nenosiri',
    endFailed: 'Haikuweza kutolewa',
    listFailed: 'Orodha haikupatikana',
    retry: 'Jaribu tena',
  },
} as const;

describe.each(['en', 'sw'] as const)('the list of logins (%s)', (language) => {
  const t = WORDS[language];
  const open = async () => {
    const { user } = renderApp({ language });
    await user.click(await screen.findByRole('button', { name: t.account }));
    await user.click(await screen.findByRole('button', { name: t.title }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: t.title })) };
  };
  const fakeLogins = () => {
    fakeApi().user = amina;
    return Object.assign(fakeSecurity(), { logins: LOGINS });
  };

  it('names devices and times, and marks the current login, which cannot be ended here', async () => {
    fakeLogins();
    const { dialog } = await open();
    const items = await dialog.findAllByRole('listitem');
    expect(items).toHaveLength(3);
    const [here, phone, unknown] = items.map((item) => within(item));
    expect(here!.getByText(t.current)).toBeVisible();
    expect(here!.queryByRole('button')).not.toBeInTheDocument();
    expect(phone!.getByText(t.begun)).toBeVisible();
    expect(phone!.getByText(t.used)).toBeVisible();
    expect(unknown!.getByText(t.unknown)).toBeVisible();
    expect(items[2]).not.toHaveTextContent(/Invalid|NaN|1970/);
  });

  it('removes an ended login from the list; focus stays in the dialog', async () => {
    const security = fakeLogins();
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: t.endPhone }));
    await waitFor(() => expect(dialog.queryByText('Chrome, Android')).not.toBeInTheDocument());
    expect(security.ended).toEqual(['phone']);
    expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
  });

  it('ends all other logins, and offers this only if there are any', async () => {
    const security = fakeLogins();
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: t.endOthers }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    expect(security.ended).toEqual(['others']);
    expect(dialog.getByText(t.current)).toBeVisible();
    expect(dialog.queryByRole('button', { name: t.endOthers })).not.toBeInTheDocument();
  });

  it('asks for the password when the server requires it to end a login, and ends none before', async () => {
    const security = fakeLogins();
    const { user, dialog } = await open();
    const end = await dialog.findByRole('button', { name: t.endPhone });
    security.passwordNeeded = true;
    await user.click(end);
    await user.type(await dialog.findByLabelText(t.password), `${PASSWORD}{Enter}`);
    const endAgain = await dialog.findByRole('button', { name: t.endPhone });
    expect(security.ended).toEqual([]);
    await user.click(endAgain);
    await waitFor(() => expect(security.ended).toEqual(['phone']));
  });

  it('shows that a login was not ended and keeps it in the list', async () => {
    fakeLogins();
    server.use(http.delete('/api/auth/logins/:id', () => refuse({ status: 503, code: 'RPC_UNAVAILABLE' })));
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: t.endPhone }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(t.endFailed);
    expect(dialog.getByText('Chrome, Android')).toBeVisible();
  });

  it('shows that loading failed and retries', async () => {
    fakeLogins();
    let isDown = true;
    server.use(
      http.get('/api/auth/logins', () =>
        isDown ? refuse({ status: 503, code: 'RPC_UNAVAILABLE' }) : HttpResponse.json(LOGINS),
      ),
    );
    const { user, dialog } = await open();
    expect(await dialog.findByRole('alert')).toHaveTextContent(t.listFailed);
    isDown = false;
    await user.click(dialog.getByRole('button', { name: t.retry }));
    expect(await dialog.findByText('Chrome, Android')).toBeVisible();
  });
});
