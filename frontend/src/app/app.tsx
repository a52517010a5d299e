import { BrowserRouter } from 'react-router-dom';
import { NewCode } from '../features/auth/recovery/new-code';
import { AppRoutes } from './app-routes';
import { Providers } from './providers';

export function App() {
  return (
    <BrowserRouter>
      <Providers>
        <AppRoutes />
        <NewCode />
      </Providers>
    </BrowserRouter>
  );
}
