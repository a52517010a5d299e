import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeLogs } from '../testing/fake-logs';
import { renderApp } from '../testing/render-app';

const totals = { all: 1234, diagnoses: 56, errors: 7 };

describe('log export', () => {
  it('exports the rows of the tab, shows their number and says that the export is logged', async () => {
    fakeLogs({ totals });
    const { user } = renderApp({ path: '/admin?tab=errors&severity=info&stage=follow_up&from=2025-12-31' });
    await screen.findByRole('tab', { name: 'Error Logs (7)' });
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Export the errors' }));
    expect(dialog.getByText('Rows in the file: 7')).toBeVisible();
    expect(dialog.getByText('Stage: follow-up')).toBeVisible();
    expect(dialog.getByText('From: 31 Dec 2025')).toBeVisible();
    expect(dialog.getByText(/export is logged/)).toBeVisible();
    const address = new URL(
      dialog.getByRole('link', { name: 'Download CSV' }).getAttribute('href') ?? '',
      location.href,
    );
    expect(address.pathname).toBe('/api/admin/export');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      list: 'logs',
      format: 'csv',
      severity: 'error',
      stage: 'follow_up',
      from: '2025-12-30T21:00:00.000Z',
    });
  });

  it('exports diagnoses in Swahili and closes when the download starts', async () => {
    fakeLogs({ totals });
    const { user } = renderApp({ path: '/admin?tab=diagnoses', language: 'sw' });
    await screen.findByRole('tab', { name: 'Utambuzi (56)' });
    await user.click(screen.getByRole('button', { name: 'Pakua faili' }));
    const link = screen.getByRole('link', { name: 'Pakua JSON' });
    expect(link).toHaveAttribute('href', '/api/admin/export?list=diagnoses&format=json');
    expect(link).toHaveAttribute('download');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('waits for the network', async () => {
    fakeLogs({ totals });
    const { user } = renderApp({ path: '/admin' });
    await screen.findByRole('tab', { name: 'All Logs (1,234)' });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(screen.getByText(/You are offline/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
  });
});
