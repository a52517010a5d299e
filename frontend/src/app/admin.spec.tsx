import type { AdminLog, DiagnosisLog, User } from '@afya/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';
import { server } from '../testing/server';

const admin: User = { id: 'u1', username: 'Otieno', preferredLanguage: 'en', role: 'admin' };
const base = {
  sessionId: 's1',
  userId: null,
  timestamp: '2026-01-01T10:00:00Z',
  modelUsed: 'embedded',
  consultationStage: 'final_analysis',
  metrics: { tokenCount: 830, costKES: 0.4, responseTimeMs: 12 },
};
const log = (id: string, part: Partial<AdminLog>): AdminLog => ({
  ...base,
  id,
  eventType: 'reply',
  severity: 'info',
  contentSnapshot: null,
  diagnosisInfo: null,
  ...part,
});
const diagnosisLog: DiagnosisLog = {
  ...base,
  id: 'd1',
  diagnosisInfo: {
    preliminaryDiagnosis: 'Malaria',
    confidenceScore: 78,
    differentialDiagnoses: ['Typhoid fever'],
    reasoningPath: 'Fever with chills',
    criticalFactors: ['Travel to the lake'],
  },
};

function fakeLogs(logs: AdminLog[] = [log('1', {}), log('2', { eventType: 'engine failure', severity: 'error' })]) {
  fakeApi().user = admin;
  server.use(
    http.get('/api/admin/logs', ({ request }) => {
      const severity = new URL(request.url).searchParams.get('severity');
      return HttpResponse.json(logs.filter((row) => !severity || row.severity === severity));
    }),
    http.get('/api/admin/diagnoses', () => HttpResponse.json([diagnosisLog])),
  );
}

describe('the admin dashboard', () => {
  it('sends visitors to the login', async () => {
    fakeApi();
    renderApp({ path: '/admin' });
    expect(await screen.findByRole('tab', { name: 'Log in' })).toBeVisible();
    expect(window.location.pathname).toBe('/auth');
  });

  it('shows three tabs with their counts', async () => {
    fakeLogs();
    renderApp({ path: '/admin' });
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard - Consultation Logs' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'All Logs (2)' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Diagnosis Logs (1)' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Error Logs (1)' })).toBeVisible();
  });

  it('opens a log with More and closes it with Less', async () => {
    fakeLogs([log('1', { contentSnapshot: { stage: 'final' } })]);
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    expect(screen.getByText('0.40 KES')).toBeVisible();
    expect(screen.getByText('12 ms')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Less' }));
    expect(screen.queryByText('0.40 KES')).not.toBeInTheDocument();
  });

  it('lists only errors in the third tab', async () => {
    fakeLogs();
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('tab', { name: 'Error Logs (1)' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByText('engine failure')).toBeVisible();
    expect(panel.queryByText('reply')).not.toBeInTheDocument();
  });

  it('tells the whole of a diagnosis', async () => {
    fakeLogs();
    const { user } = renderApp({ path: '/admin' });
    await user.click(await screen.findByRole('tab', { name: 'Diagnosis Logs (1)' }));
    await user.click(await screen.findByRole('button', { name: 'More' }));
    for (const text of ['78/100', 'Typhoid fever', 'Fever with chills', 'Travel to the lake', '0.40 KES']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it.each([
    ['en', 'You must be logged in as an admin to view this page', 'Go to Login'],
    ['sw', 'Lazima uingie kama msimamizi ili uone ukurasa huu', 'Nenda uingie'],
  ] as const)('says who may see it when the login is gone (%s)', async (language, text, link) => {
    fakeLogs();
    server.use(http.get('/api/admin/logs', () => refuse({ status: 401, code: 'ADMIN_LOGIN_REQUIRED' })));
    const { user } = renderApp({ path: '/admin', language });
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: link }));
    await waitFor(() => expect(window.location.pathname).toBe('/auth'));
  });

  it('shows the refusal to those who are not admins', async () => {
    fakeLogs();
    server.use(http.get('/api/admin/logs', () => refuse({ status: 403, code: 'ACCESS_DENIED' })));
    renderApp({ path: '/admin' });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch logs');
    expect(alert).toHaveTextContent('Access denied');
  });
});
